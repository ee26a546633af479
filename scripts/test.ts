import { spawnSync } from 'node:child_process'
import { ensureChromium } from './ensure-chromium.ts'
import { ensureRedis } from './ensure-redis.ts'

/** Everything that gates a landing, one after the other; the first failure ends it. */
const STEPS = [
  ['tsx', 'scripts/check.ts'],
  ['node', 'bin/build.mjs'],
  ['vitest', 'run', '--project', 'server', '--project', 'web'],
  ['vitest', 'run', '--project', 'processes'],
  ['playwright', 'test'],
] as const

const env = { ...process.env, ...ensureChromium() }
if (process.env['REDIS_URL'] === undefined) ensureRedis()
for (const [command, ...args] of STEPS) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
