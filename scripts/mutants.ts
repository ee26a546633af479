import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyFault, restoreAll } from '#test/mutants/fault.ts'
import type { Mutant, NamedTest } from '#test/mutants/mutant.ts'
import { MUTANTS } from '#test/mutants/mutants.ts'

type Report = {
  readonly testResults: readonly {
    /** The whole path of a file. */
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Switches on one hand-made fault after the other: the test that guards against it must fail. Arguments choose by name. */
const wishes = process.argv.slice(2)
const chosen = MUTANTS.filter(({ name }) => wishes.every((wish) => name.includes(wish)))
process.on('exit', restoreAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
restoreAll()

const sound = runTests(chosen.map(({ test }) => test))
const problems = chosen.map(tryMutant).filter((problem) => problem !== null)
say(`${chosen.length - problems.length} of ${chosen.length} faults are caught`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Written at once: console.log would wait in a pipe until the last test has run. */
function say(line: string): void {
  writeSync(process.stdout.fd, `${line}\n`)
}

/** Null when the test passes without the fault and fails with it. */
function tryMutant(mutant: Mutant): string | null {
  const started = Date.now()
  const problem = problemOf(mutant)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  say(`${problem ? '✗' : '✓'} ${mutant.name}${problem ? `: ${problem}` : ''} (${seconds} s)`)
  return problem
}

function problemOf(mutant: Mutant): string | null {
  const { file, name } = mutant.test
  const before = statusesOf(mutant.test, sound)
  if (before.length === 0) return `${file} has no test "${name}"`
  if (before.some((status) => status !== 'passed')) return 'the test fails without the fault, too'
  const restore = applyFault(mutant)
  try {
    const faulty = statusesOf(mutant.test, runTests([mutant.test]))
    return faulty.includes('failed') ? null : 'the test does not notice'
  } finally {
    restore()
  }
}

/** How each test that the name fits ended. */
function statusesOf({ file, name }: NamedTest, { testResults }: Report): string[] {
  return testResults
    .filter(({ name: path }) => path.endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(name) && status !== 'skipped')
    .map(({ status }) => status)
}

/** Runs these tests and few others; without a fault all of them at once. */
function runTests(tests: readonly NamedTest[]): Report {
  const folder = join(tmpdir(), `vonk-mutants-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const output = join(folder, 'report.json')
  const files = [...new Set(tests.map(({ file }) => file))]
  const pattern = tests
    .map(({ name }) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|')
  const reporter = ['--reporter=json', `--outputFile=${output}`]
  // The browser is started only where a test is in it.
  const projects = files.some((file) => file.endsWith('.tsx')) ? ['server', 'web*'] : ['server']
  const where = projects.map((project) => `--project=${project}`)
  spawnSync('vitest', ['run', ...where, ...files, '-t', pattern, ...reporter], { stdio: 'ignore' })
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return report
}
