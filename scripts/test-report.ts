import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { CheckOutcome } from './checks.ts'
import type { ErrorOutside } from './errors-outside.ts'

export type Failure = {
  readonly step: string
  readonly file: string
  readonly name: string
  /** The first lines of what went wrong, without where in the code. */
  readonly reason: readonly string[]
}
export type Report = {
  readonly passed: number
  readonly failures: readonly Failure[]
  /** Tests of what this machine cannot do. */
  readonly skipped: readonly string[]
  /** How long each file took. */
  readonly files: readonly { readonly file: string; readonly seconds: number }[]
}

const NOTHING: Report = { passed: 0, failures: [], skipped: [], files: [] }
const SLOWEST = 20
const LINES_OF_REASON = 8

export function reportOfChecks(outcomes: readonly CheckOutcome[]): Report {
  const failed = outcomes.filter(({ problems }) => problems.length > 0)
  return {
    ...NOTHING,
    passed: outcomes.length - failed.length,
    failures: failed.map(({ name, problems }) =>
      failure('checks', { name, reason: tellingLine(problems) }),
    ),
  }
}

/** The first line that names a file, where there is one. */
function tellingLine(problems: readonly string[]): string {
  const lines = problems.flatMap((problem) => problem.split('\n'))
  return lines.find((line) => /\w\/[\w.-]+\.\w+/.test(line)) ?? lines[0] ?? ''
}

/** The report of a step; one that crashed, or failed outside of its tests, is a failure, too. */
export function withStatus(step: string, report: Report | null, status: number | null): Report {
  if (report && (status === 0 || report.failures.length > 0)) return report
  const reason = report
    ? `ended with ${status}, although no test failed: see above`
    : `ended with ${status} before it could tell how its tests went: see above`
  return { ...(report ?? NOTHING), failures: [failure(step, { name: step, reason })] }
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** The outcome that Vitest wrote down, and what went wrong outside of its tests; or null if it could not. */
export function readVitest(step: string, path: string, outside: string): Report | null {
  if (!existsSync(path)) return null
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: fileOf(name) })),
  )
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...broken.map(({ name, message }) =>
        failure(step, { file: fileOf(name), name: 'could not be read', reason: message }),
      ),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName, status, failureMessages }) =>
          failure(step, { file, name: fullName, reason: failureMessages?.[0] ?? status }),
        ),
      ...errorsIn(outside).map(({ file, test, message, stack }) => ({
        step,
        file: file === null ? '' : fileOf(file),
        name: `outside of a test${test === null ? '' : `, during "${test}"`}`,
        reason: [...firstLines(message), ...stack.map((line) => line.trim())],
      })),
    ],
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ file, fullName }) => `${file} > ${fullName}`),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: fileOf(name),
      seconds: Math.max(0, endTime - startTime) / 1000,
    })),
  }
}

function errorsIn(path: string): ErrorOutside[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ErrorOutside[]) : []
}

/** The outcome that Playwright wrote down, or null if it could not. */
export function readPlaywright(step: string, path: string): Report | null {
  if (!existsSync(path)) return null
  const { suites, errors } = JSON.parse(readFileSync(path, 'utf8')) as JSONReport
  const tests = suites.flatMap(testsIn)
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...errors.map(({ message = '' }) => failure(step, { name: step, reason: message })),
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => failure(step, test)),
    ],
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ file, name }) => `${file} > ${name}`),
    files: [...new Set(tests.map(({ file }) => file))].map((file) => ({
      file,
      seconds: tests
        .filter((test) => test.file === file)
        .reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  }
}

function testsIn({ specs, suites = [] }: JSONReportSuite): BrowserTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `e2e/${file}`,
      name: `${title} (${projectName})`,
      status,
      reason: results.flatMap(({ error }) => error?.message ?? [])[0] ?? status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

type BrowserTest = {
  readonly file: string
  readonly name: string
  readonly status: 'skipped' | 'expected' | 'unexpected' | 'flaky'
  readonly reason: string
  readonly seconds: number
}

/** The end of a run: the slowest files, every failure with its first lines, how long each step took, and the count. */
export function summaryOf(
  reports: readonly Report[],
  steps: readonly { readonly name: string; readonly seconds: number }[],
): string {
  const slowest = reports
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
  const failures = reports.flatMap((report) => report.failures)
  const skipped = reports.flatMap((report) => report.skipped)
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const times = steps.map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    ...(slowest.length > 0 ? ['', 'The slowest files:'] : []),
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...(skipped.length > 0 ? ['', 'Skipped, since this machine cannot do what they need:'] : []),
    ...skipped.map((name) => `  - ${name}`),
    ...(failures.length > 0 ? ['', 'Failed:'] : []),
    ...failures.map(({ step, file, name, reason }) =>
      [
        `  ✗ ${[step, file, name].filter(Boolean).join(' > ')}`,
        ...reason.map((line) => `      ${line}`),
      ].join('\n'),
    ),
    '',
    `${times.join(', ')}: ${Math.floor(all / 60)} min ${Math.round(all % 60)} s`,
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
}

function failure(
  step: string,
  { file = '', name, reason }: { file?: string; name: string; reason: string },
): Failure {
  return { step, file, name, reason: firstLines(reason) }
}

const COLOURS = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g')

const PLACE_IN_CODE = /^at .*[:(]/

function firstLines(text: string): string[] {
  const lines = text.replaceAll(COLOURS, '').split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !PLACE_IN_CODE.test(line))
    .slice(0, LINES_OF_REASON)
    .map((line) => line.slice(0, 300))
}

function fileOf(path: string): string {
  return relative(process.cwd(), path)
}
