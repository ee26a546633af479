import { execFile } from 'node:child_process'
import { checkMessages } from './messages.ts'

type Check = { readonly name: string; readonly run: () => Promise<string[]> }
type Outcome = { readonly isGood: boolean; readonly said: string }

/** So many are under way at once, each on one core: what spreads over more does much of its work twice. */
const LANES = 2
const ON_ONE_CORE = { GOMAXPROCS: '1' }

const TSC = 'node_modules/typescript-7/bin/tsc'

/** Everything that is proven by reading the code: types, rules, format, rooms, unused code, catalogues. */
const CHECKS: readonly Check[] = [
  { name: 'lint', run: () => command('oxlint', ['--type-aware', '--deny-warnings']) },
  ...['contract', 'server', 'web', 'e2e'].map((room) => ({
    name: `types of ${room}`,
    run: () =>
      command('node', [TSC, '-p', `tsconfig.${room}.json`, '--pretty', 'false', '--checkers', '1']),
  })),
  { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
  { name: 'rooms', run: rooms },
  { name: 'unused code', run: () => command('knip', ['--no-progress']) },
  { name: 'table types', run: () => command('tsx', ['scripts/db-types.ts', '--check']) },
  { name: 'catalogues', run: async () => checkMessages({ write: false }) },
]

const waiting = [...CHECKS]
const failed: string[] = []
await Promise.all(Array.from({ length: LANES }, work))
process.exitCode = failed.length > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) await report(check)
}

async function report({ name, run }: Check): Promise<void> {
  const started = Date.now()
  const problems = await run()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) failed.push(name)
}

/** A cruise that saw no modules would pass whatever the code does. */
async function rooms(): Promise<string[]> {
  const { isGood, said } = await outcomeOf('depcruise', ['src', 'test'])
  const seen = Number(/\((\d+) modules/.exec(said)?.[1] ?? 0)
  if (!isGood) return [said]
  return seen > 100 ? [] : [`dependency-cruiser saw ${seen} modules only`]
}

async function command(name: string, args: string[]): Promise<string[]> {
  const { isGood, said } = await outcomeOf(name, args)
  return isGood ? [] : [said]
}

function outcomeOf(name: string, args: string[]): Promise<Outcome> {
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
