import { execFile } from 'node:child_process'
import { checkGlossary } from './glossary.ts'
import { checkHouse } from './house.ts'
import { checkMessages } from './messages.ts'
import { checkLockfile } from './supply-chain.ts'

/** What is proven by reading the code. It passes when it has no problems. */
export type Check = { readonly name: string; readonly run: () => Promise<string[]> }
export type CheckOutcome = {
  readonly name: string
  readonly seconds: number
  readonly problems: readonly string[]
}

/** So many are under way at once, each on one core: what spreads over more does much of its work twice. */
const LANES = 2
const ON_ONE_CORE = { GOMAXPROCS: '1' }

const TSC = 'node_modules/typescript-7/bin/tsc'

/** Types, rules, format, rooms, packages, unused code, catalogues. */
const CHECKS: readonly Check[] = [
  { name: 'lint', run: () => command('oxlint', ['--type-aware', '--deny-warnings']) },
  ...['contract', 'server', 'web', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    run: () =>
      command('node', [TSC, '-p', `tsconfig.${room}.json`, '--pretty', 'false', '--checkers', '1']),
  })),
  { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
  { name: 'rooms', run: rooms },
  { name: 'topics', run: async () => checkHouse() },
  { name: 'packages', run: checkLockfile },
  { name: 'unused code', run: () => command('knip', ['--no-progress']) },
  { name: 'table types', run: () => command('tsx', ['scripts/db-types.ts', '--check']) },
  { name: 'catalogues', run: async () => [...checkMessages({ write: false }), ...checkGlossary()] },
]

/** Runs every check and tells each result as it comes. */
export async function runChecks(): Promise<CheckOutcome[]> {
  const waiting = [...CHECKS]
  const outcomes: CheckOutcome[] = []
  await Promise.all(Array.from({ length: LANES }, work))
  return outcomes

  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await outcomeOf(check)
      report(outcome)
      outcomes.push(outcome)
    }
  }
}

async function outcomeOf({ name, run }: Check): Promise<CheckOutcome> {
  const started = Date.now()
  const problems = await run()
  return { name, seconds: (Date.now() - started) / 1000, problems }
}

function report({ name, seconds, problems }: CheckOutcome): void {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  for (const problem of problems) console.log(problem)
}

/** A cruise that saw no modules would pass whatever the code does. */
async function rooms(): Promise<string[]> {
  const { isGood, said } = await execute('depcruise', ['src', 'test'])
  const seen = Number(/\((\d+) modules/.exec(said)?.[1] ?? 0)
  if (!isGood) return [said]
  return seen > 100 ? [] : [`dependency-cruiser saw ${seen} modules only`]
}

async function command(name: string, args: string[]): Promise<string[]> {
  const { isGood, said } = await execute(name, args)
  return isGood ? [] : [said]
}

function execute(name: string, args: string[]): Promise<{ isGood: boolean; said: string }> {
  return new Promise((done) => {
    execFile(
      name,
      args,
      { maxBuffer: 64 << 20, env: { ...process.env, ...ON_ONE_CORE } },
      (error, stdout, stderr) =>
        done({
          isGood: error === null,
          said: stdout + stderr + (stdout ? '' : (error?.message ?? '')),
        }),
    )
  })
}
