/** Further down than this nobody is led back: it would take longer than to scroll there. */
const DEEPEST = 20

/** Notes at this place of the history how many pages were loaded, which outlives a reload of what is opened from there. */
export function noteDepth(pages: number): void {
  history.replaceState({ ...history.state, pages }, '')
}

/** How many pages were loaded here before; one if nobody knows. */
export function notedDepth(): number {
  const { pages }: { pages?: unknown } = history.state ?? {}
  return typeof pages === 'number' && pages >= 1 ? Math.min(pages, DEEPEST) : 1
}
