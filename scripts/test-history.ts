import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes is a number above 0, such as --minutes 5.')

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'vitest.nightly.config.ts', 'test/nightly/history.test.ts'],
  { stdio: 'inherit', env: { ...process.env, HISTORY_MINUTES: `${minutes}` } },
)
process.exitCode = status ?? 1
