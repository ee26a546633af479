/**
 * How long tests wait for a state, everywhere: only what never comes is waited for in vain. A machine that is slow or busy
 * stays far below it.
 */
export const PATIENCE_MS = 120_000

/** How long one test, or what prepares it, may take in all. */
export const LONGEST_TEST_MS = 15 * 60_000

/** How much longer things may take in the product while it is tested for something other than its deadlines. */
export const DEADLINE_FACTOR = 50
