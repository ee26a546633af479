import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPort } from '#server/kernel/process.ts'
import { DEADLINE_FACTOR } from '#test/patience.ts'

type ProductWishes = {
  /** Its log is test-results/<name>.log. */
  readonly name: string
  readonly url: string
  readonly ownerUrl: string
  readonly limitFactor: number
  readonly hasDemo: boolean
  /** A file with the milliseconds that its clock is ahead. */
  readonly clockFile?: string
}
export type Product = {
  readonly baseURL: string
  /** Where it keeps photos. */
  readonly files: string
  readonly stop: () => Promise<void>
}

/** The built product as a process of its own, ready to answer. */
export async function startProduct(wishes: ProductWishes): Promise<Product> {
  const [port, folder] = [await findPort(), await mkdtemp(join(tmpdir(), 'vonk-e2e-'))]
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: wishes.url,
      MIGRATION_DATABASE_URL: wishes.ownerUrl,
      TEST_LIMIT_FACTOR: String(wishes.limitFactor),
      DRAIN_NOTICE_MS: '0',
      DEADLINE_FACTOR: String(DEADLINE_FACTOR),
      DEMO: wishes.hasDemo ? 'yes' : 'no',
      ...(wishes.clockFile ? { TEST_CLOCK_FILE: wishes.clockFile } : {}),
    },
  })
  await mkdir('test-results', { recursive: true })
  child.stdout.pipe(createWriteStream(`test-results/${wishes.name}.log`))
  process.once('exit', () => child.kill('SIGKILL'))
  await readiness(child)
  return {
    baseURL: `http://localhost:${port}`,
    files: join(folder, 'files'),
    stop: async () => {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It says one line when it is ready; that line comes in one piece. */
function readiness(child: ChildProcess): Promise<void> {
  return new Promise<void>((ready, failed) => {
    child.stdout!.on('data', (text) => String(text).includes('is ready at') && ready())
    child.once('exit', () => failed(new Error('The product ended before it was ready')))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The product ended by itself: ${child.exitCode}`)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await exited) as [number | null]
  if (code !== 0) throw new Error(`The product did not stop by itself: ${code}`)
}
