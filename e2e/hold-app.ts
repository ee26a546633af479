import type { Page } from '@playwright/test'
import { untilAlive } from './is-alive.ts'

type Held = { releaseApp: () => Promise<void> }

/**
 * Opens a page that stays what the server sent until the application is let come. Holding up its files on their way would do
 * the same, but then the browser keeps nothing, and every page fetches all of them anew.
 */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto(path)
  return async () => {
    await page.evaluate(() => (window as unknown as Held).releaseApp())
    await untilAlive(page)
  }
}

/** Runs in the page before anything else: what would start the application is taken out of the document, and put back when asked for. */
export function holdApp(): void {
  const held = new Map<HTMLScriptElement, string>()
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(hold)
  })

  /** A script of an unknown kind does not run, and may run later when it is known. */
  function hold(node: Node): void {
    if (!(node instanceof HTMLScriptElement) || node.parentElement !== document.body) return
    if (node.type === 'application/json') return
    held.set(node, node.type)
    node.type = 'text/held'
  }

  async function releaseApp(): Promise<void> {
    observer.disconnect()
    for (const [script, type] of held) {
      script.type = type
      const isRun = script.src && new Promise((run) => script.addEventListener('load', run))
      document.body.append(script)
      await isRun
    }
  }

  observer.observe(document, { childList: true, subtree: true })
  Object.assign(window, { releaseApp })
}
