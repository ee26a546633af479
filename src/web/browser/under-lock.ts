/** Does something that only one tab of this browser may do at a time, after those who asked before. */
export async function underLock(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work)
  else await work()
}
