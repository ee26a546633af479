import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

type Task =
  | { readonly password: string; readonly cost: Options }
  | { readonly password: string; readonly storedHash: string }
type Answer = { readonly result: unknown } | { readonly error: Error }

/** Threads without work. */
const idle: Worker[] = []

/** The hash of a password. It is made on a thread that gives way to the rest of the server. */
export async function hash(password: string, cost: Options): Promise<string> {
  return (await onThread({ password, cost })) as string
}

/** Whether a hash is that of this password. */
export async function verify(storedHash: string, password: string): Promise<boolean> {
  return (await onThread({ password, storedHash })) as boolean
}

/** As many threads as there were tasks at once: whoever calls sees to it that those are few. */
async function onThread(task: Task): Promise<unknown> {
  const thread = idle.pop() ?? new Worker(new URL('./hashing-thread.js', import.meta.url))
  thread.ref()
  try {
    thread.postMessage(task)
    // One that dies of a task rejects this, and does not come back.
    const [answer] = (await once(thread, 'message')) as [Answer]
    idle.push(thread)
    if ('error' in answer) throw answer.error
    return answer.result
  } finally {
    // Nobody waits for a thread that has nothing to do.
    thread.unref()
  }
}
