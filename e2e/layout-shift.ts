import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** How much of the page jumped while it loaded, and what did. */
export async function layoutShift(page: Page) {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string[] }[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().map(readable))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => done([]), 50)
        function readable(entry: PerformanceEntry) {
          const { value, sources } = entry as Shift
          return { value, what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') }
        }
      }),
  )
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ what }) => what).join(' | '),
  }
}
