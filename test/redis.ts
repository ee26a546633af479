import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'
import { ensureRedis } from '../scripts/ensure-redis.ts'
import { freePort } from './free-port.ts'

const GIVEN = process.env['REDIS_URL']
// Before any test, whose time it would take.
const program = GIVEN === undefined ? ensureRedis() : ''

/** The address of a Redis for one test: the one that is given, else one of its own. */
export async function aRedis(): Promise<string> {
  return GIVEN ?? (await startRedis()).url
}

/** A Redis of the test's own, which it may take away. */
export async function startRedis() {
  const port = await freePort()
  const state = { child: await run(port) }
  onTestFinished(() => void state.child.kill('SIGKILL'))
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      state.child.kill('SIGKILL')
      await once(state.child, 'close')
    },
    async start() {
      state.child = await run(port)
    },
  }
}

async function run(port: number) {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, options, { stdio: 'ignore' })
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => 20 })
  client.on('error', () => undefined)
  await client.ping().finally(() => client.disconnect())
  return child
}
