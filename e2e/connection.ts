import { expect, type Page } from '@playwright/test'

/** Takes the connection away. A browser tells its parts one by one: done when this page and its workers have none. */
export function goOffline(page: Page): Promise<void> {
  return connect(page, false)
}

export function goOnline(page: Page): Promise<void> {
  return connect(page, true)
}

async function connect(page: Page, isOnline: boolean): Promise<void> {
  const context = page.context()
  await context.setOffline(!isOnline)
  await expect.poll(() => page.evaluate(isConnected)).toBe(isOnline)
  for (const worker of context.serviceWorkers())
    await expect.poll(() => worker.evaluate(isConnected)).toBe(isOnline)
}

/** Runs in the page or worker. Asks for something that no cache keeps. */
async function isConnected(): Promise<boolean> {
  const answer = fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
  const isAnswered = await answer.then(
    () => true,
    () => false,
  )
  return isAnswered && navigator.onLine
}
