import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Way } from '#server/db/embedded/start-postgres.ts'

type Started = { pid: number; port: number; appUrl: string; wasAdopted: boolean }
type Answer = Started | { error: string; message: string }

export type ChildApp = {
  process: ChildProcess
  /** What became of the start. */
  answer: Promise<Answer>
  /** Tells the app to stop its server first, or to end without. */
  end: (how: 'stop' | 'exit') => Promise<void>
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const APP = `
  import { createInterface } from 'node:readline'
  import { startPostgres } from '#server/db/embedded/start-postgres.ts'
  process.on('SIGINT', () => {})
  try {
    const server = await startPostgres({ durable: false, ...JSON.parse(process.env.OPTIONS) })
    const { pid, port, appUrl, wasAdopted } = server
    console.log(JSON.stringify({ pid, port, appUrl, wasAdopted }))
    createInterface({ input: process.stdin }).once('line', async (line) => {
      if (line === 'stop') await server.stop()
      process.exit(0)
    })
  } catch ({ name, message }) {
    console.log(JSON.stringify({ error: name, message }))
  }
`

/** A process of its own, in a group of its own, that starts a server as the app does. */
export function startChildApp(
  options: { folder: string; ways?: Way[] },
  user: { uid?: number; gid?: number } = {},
): ChildApp {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', APP]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, OPTIONS: JSON.stringify(options) },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    ...user,
  })
  const exited = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  const answer = once(createInterface({ input: child.stdout }), 'line').then(
    ([line]) => JSON.parse(line as string) as Answer,
  )
  return {
    process: child,
    answer,
    end: async (how) => {
      child.stdin.write(`${how}\n`)
      await exited
    },
  }
}

/** The server a child app has started. */
export async function serverOf(app: ChildApp): Promise<Started> {
  const answer = await app.answer
  if ('error' in answer) throw new Error(answer.message)
  return answer
}
