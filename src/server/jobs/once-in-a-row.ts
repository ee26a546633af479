/** Tells of a trouble once, and again only after it was over. */
export function onceInARow(report: (reason: string) => void) {
  const state = { isTold: false }
  return {
    notify(reason: string): void {
      if (!state.isTold) report(reason)
      state.isTold = true
    },
    end(): void {
      state.isTold = false
    },
  }
}
