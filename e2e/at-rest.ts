import { expect, type Page } from '@playwright/test'
import { atRest as comeToRest } from '#web/testing/steady-page.ts'

/** Waits until letters have their fonts and what was to be drawn is drawn. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(comeToRest)
}

/** Waits, from where it is called, until a page has got all it asked for and asks for nothing more. */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<object>()
  page.on('request', (request) => {
    // The line on which a member is told what happens never ends.
    if (request.resourceType() !== 'eventsource') underWay.add(request)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  return async () => {
    const left = async () => {
      await atRest(page)
      return underWay.size
    }
    await expect.poll(left).toBe(0)
    await expect.poll(left).toBe(0)
  }
}
