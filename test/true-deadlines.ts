import { afterAll, vi } from 'vitest'

/** Gives the product its own deadlines back for the tests of this file, which are about them. */
export function trueDeadlines(): void {
  vi.stubEnv('DEADLINE_FACTOR', '1')
  afterAll(() => void vi.unstubAllEnvs())
}
