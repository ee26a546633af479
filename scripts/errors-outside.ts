import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** What went wrong while no test waited for it, as a promise that nobody handles. */
export type ErrorOutside = {
  readonly message: string
  /** The file that was being tested, and its test, where they are known. */
  readonly file: string | null
  readonly test: string | null
  /** Where in the code it was thrown. */
  readonly stack: readonly string[]
}

/** Writes down for the summary of `npm test` what Vitest's own report in JSON leaves out. */
export default class ErrorsOutside implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_, errors) => {
    const path = process.env['ERRORS_OUTSIDE']
    if (path === undefined) return
    const told: ErrorOutside[] = errors.map((error) => ({
      message: `${error.name ?? 'Error'}: ${error.message}`,
      file: (error['VITEST_TEST_PATH'] as string | undefined) ?? null,
      test: (error['VITEST_TEST_NAME'] as string | undefined) ?? null,
      stack: (error.stack ?? '').split('\n').slice(1, 7),
    }))
    writeFileSync(path, JSON.stringify(told))
  }
}
