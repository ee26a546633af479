/** When the first byte of this page came, by this browser's clock: what stands in it was true about then. */
export function pageReceivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page ? performance.timeOrigin + page.responseStart : Date.now()
}
