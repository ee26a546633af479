/**
 * Lets a while pass in which something wrong would happen: for tests that nothing happens, and for those alone. A slow
 * machine can make such a test overlook a fault, and never make it fail. Wait for a state with expect.poll.
 */
export function quietTime(ms = 300): Promise<void> {
  return new Promise((over) => setTimeout(over, ms))
}
