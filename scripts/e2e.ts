import { spawnSync } from 'node:child_process'
import { ensureChromium } from './ensure-chromium.ts'

/** Builds what changed, then runs the browser tests; arguments go to Playwright. */
const env = { ...process.env, ...ensureChromium() }
for (const [command, ...args] of [
  ['node', 'bin/build.mjs'],
  ['playwright', 'test', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(command!, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
