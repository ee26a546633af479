import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywright, readVitest, reportOfChecks, summaryOf, withStatus } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'vonk-reports-'))

function written(name: string, report: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

const file = (name: string) => join(process.cwd(), name)
const took = (seconds: number) => ({ startTime: 1_000, endTime: 1_000 + seconds * 1_000 })

const UNIT = written('unit.json', {
  testResults: [
    {
      name: file('src/a.test.ts'),
      status: 'failed',
      message: '',
      ...took(3),
      assertionResults: [
        { fullName: 'one', status: 'passed', failureMessages: [] },
        {
          fullName: 'two',
          status: 'failed',
          failureMessages: ['\u001b[31mError: no\u001b[39m\n\n- 1\n+ 2\n    at a (/b.ts:1:2)'],
        },
        { fullName: 'three', status: 'skipped', failureMessages: [] },
      ],
    },
    {
      name: file('src/b.test.ts'),
      status: 'failed',
      message: 'SyntaxError: what is this',
      ...took(1),
      assertionResults: [],
    },
  ],
})

const OUTSIDE = written('outside.json', [
  {
    message: 'Error: late',
    file: file('src/a.test.ts'),
    test: 'one',
    stack: ['    at d (e.ts:3:4)'],
  },
  { message: 'Error: unknown', file: null, test: null, stack: [] },
])

const BROWSER = written('browser.json', {
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'c.spec.ts',
              title: 'four',
              tests: [
                { projectName: 'phone', status: 'expected', results: [{ duration: 2_000 }] },
                {
                  projectName: 'desktop',
                  status: 'unexpected',
                  results: [{ duration: 5_000, error: { message: 'Error: not seen' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

test('a run ends with every failure of every step, the slowest files and the count', () => {
  const checks = reportOfChecks([
    { name: 'lint', seconds: 1, problems: ['something\nsrc/a.ts: is wrong'] },
    { name: 'types', seconds: 1, problems: [] },
  ])

  const summary = summaryOf(
    [
      checks,
      withStatus('unit', readVitest('unit', UNIT, OUTSIDE), 1),
      withStatus('browser', readPlaywright('browser', BROWSER), 1),
    ],
    [{ name: 'unit', seconds: 65 }],
  )

  expect(summary).toBe(`
The slowest files:
    7.0 s  e2e/c.spec.ts
    3.0 s  src/a.test.ts
    1.0 s  src/b.test.ts

Skipped, since this machine cannot do what they need:
  - src/a.test.ts > three

Failed:
  ✗ checks > lint
      src/a.ts: is wrong
  ✗ unit > src/b.test.ts > could not be read
      SyntaxError: what is this
  ✗ unit > src/a.test.ts > two
      Error: no
      - 1
      + 2
  ✗ unit > src/a.test.ts > outside of a test, during "one"
      Error: late
      at d (e.ts:3:4)
  ✗ unit > outside of a test
      Error: unknown
  ✗ browser > e2e/c.spec.ts > four (desktop)
      Error: not seen

unit 65 s: 1 min 5 s
3 passed, 6 failed`)
})

test('a step that wrote nothing, or failed outside of its tests, is a failure', () => {
  const good = { passed: 2, failures: [], skipped: [], files: [] }

  const crashed = withStatus('unit', readVitest('unit', join(folder, 'none.json'), OUTSIDE), null)
  const odd = withStatus('browser', good, 1)

  expect(crashed.failures[0]!.reason[0]).toContain('before it could tell')
  expect(odd).toMatchObject({ passed: 2, failures: [{ name: 'browser' }] })
  expect(withStatus('browser', good, 0)).toBe(good)
})
