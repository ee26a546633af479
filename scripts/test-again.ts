import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { ensureChromium } from './ensure-chromium.ts'
import { makeBusy } from './load.ts'

/**
 * npm run test:again -- <pattern> --times 50 [--busy]: runs the tests of files that fit the pattern many times, each time
 * in another order, and says how often they failed. Browser tests are named by their spec, such as login.spec; they share
 * nothing, so that their order is left alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '50' }, busy: { type: 'boolean', default: false } },
})
if (positionals.length === 0) {
  console.error('Name the tests: npm run test:again -- limiter --times 50 [--busy]')
  process.exit(2)
}

const times = Number(values.times)
const env = { ...process.env, ...ensureChromium() }
const busy = values.busy ? makeBusy() : null
const failed: number[] = []
try {
  for (let time = 1; time <= times; time += 1) {
    const seed = randomInt(2 ** 31)
    const status = await run(commandFor(seed))
    if (status !== 0) failed.push(seed)
    console.log(`${time} of ${times}: ${failed.length} failed`)
  }
} finally {
  busy?.end()
}
if (failed.length > 0) console.log(`Seeds of the failures: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

function commandFor(seed: number): string[] {
  if (positionals.some((pattern) => pattern.includes('.spec')))
    return ['tsx', 'scripts/e2e.ts', ...positionals]
  const order = ['--sequence.shuffle.tests', `--sequence.seed=${seed}`, '--reporter=dot']
  return ['vitest', 'run', ...positionals, ...order]
}

async function run([program = '', ...args]: string[]): Promise<number> {
  const child = spawn(program, args, { stdio: 'inherit', env })
  busy?.stumble(child.pid!)
  const [status] = (await once(child, 'exit')) as [number | null]
  return status ?? 1
}
