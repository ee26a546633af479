import type { Page } from '@playwright/test'

/** Waits until the page answers to presses and keys. */
export async function untilAlive(page: Page): Promise<void> {
  // A landing page begins with the visitor's first sign of interest.
  await page.mouse.move(0, 1)
  await page.waitForFunction(isAlive)
  await page.evaluate(untilEffectsRan)
}

/** Runs in the page: React has taken over the server's HTML when its marks are on it. */
function isAlive(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/** Runs in the page. What listens to keys does so in an effect, and React leaves effects to a message after those before it. */
async function untilEffectsRan(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', done)
      port1.start()
      port2.postMessage(null)
    })
}
