import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { makeBusy } from './load.ts'

type Round = {
  readonly name: string
  readonly before: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Where else tests are slow: a database on a disk, and a machine with one core. */
const ROUNDS: readonly Round[] = [
  { name: 'memory', before: [], env: {} },
  { name: 'disk', before: [], env: { TEST_DATABASE_PLACE: 'disk' } },
  { name: 'one-core', before: ['taskset', '-c', '0'], env: {} },
]

/**
 * npm run test:busy: what npm test runs, three times in a row on a machine that is busy with something else. `memory`,
 * `disk` and `one-core` choose a round; what stands behind -- goes to npm test, such as --only browser.
 */
const args = process.argv.slice(2)
const chosen = ROUNDS.filter(({ name }) => args.includes(name))
const passedOn = args.filter((arg) => ROUNDS.every(({ name }) => name !== arg))
const results: string[] = []
for (const round of chosen.length > 0 ? chosen : ROUNDS) {
  const started = Date.now()
  const status = await runBusy(round)
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  results.push(`${status === 0 ? '✓' : '✗'} ${round.name} (${minutes} min)`)
  if (status !== 0) process.exitCode = 1
}
console.log(`\nOn a busy machine:\n${results.join('\n')}`)

async function runBusy({ before, env }: Round): Promise<number> {
  // Installed and built in peace: what is slow there is no test.
  spawnSync('node', ['bin/build.mjs'], { stdio: 'inherit' })
  const busy = makeBusy()
  try {
    const [program = '', ...rest] = [...before, 'tsx', 'scripts/test.ts', ...passedOn]
    const child = spawn(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } })
    busy.stumble(child.pid!)
    const [status] = (await once(child, 'exit')) as [number | null]
    return status ?? 1
  } finally {
    busy.end()
  }
}
