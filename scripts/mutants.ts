import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyFault, restoreAll } from '#test/mutants/fault.ts'
import type { Mutant, NamedTest } from '#test/mutants/mutant.ts'
import { MUTANTS } from '#test/mutants/mutants.ts'

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Switches on one hand-made fault after the other: the test that guards against it must fail. Arguments choose by name. */
const wishes = process.argv.slice(2)
const chosen = MUTANTS.filter(({ name }) => wishes.every((wish) => name.includes(wish)))
process.on('exit', restoreAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
restoreAll()

const soundStatuses = new Map<string, string[]>()
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
  const sound = soundStatusesOf(mutant.test)
  if (sound.length === 0) return `${mutant.test.file} has no test "${mutant.test.name}"`
  if (sound.some((status) => status !== 'passed')) return 'the test fails without the fault, too'
  const restore = applyFault(mutant)
  try {
    const faulty = statusesOf(mutant.test)
    return faulty.includes('failed') ? null : 'the test does not notice'
  } finally {
    restore()
  }
}

/** The same test may guard against more than one fault: without a fault it runs once. */
function soundStatusesOf(test: NamedTest): string[] {
  const key = JSON.stringify(test)
  const statuses = soundStatuses.get(key) ?? statusesOf(test)
  soundStatuses.set(key, statuses)
  return statuses
}

/** How each test that the name fits ends. */
function statusesOf({ file, name }: NamedTest): string[] {
  const folder = join(tmpdir(), `vonk-mutants-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const output = join(folder, 'report.json')
  const pattern = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const projects = ['--project=server', '--project=processes']
  const reporter = ['--reporter=json', `--outputFile=${output}`]
  spawnSync('vitest', ['run', ...projects, file, '-t', pattern, ...reporter], { stdio: 'ignore' })
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(name) && status !== 'skipped')
    .map(({ status }) => status)
}
