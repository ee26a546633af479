import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'
import { Refusal } from '#contract/refusals.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import common from './common-passwords.json' with { type: 'json' }

/** The library's own name for it is a const enum, which cannot be imported here. */
const ARGON2ID = 2

/** OWASP's minimum for argon2id. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core is left for everything else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

const WAITING = 20

const busy = () => new Refusal('SERVICE_UNAVAILABLE', { retry_after: 2 })

/** Hashing is the dearest thing the server does: one or two at once, twenty waiting, the rest is asked to come back. */
const { within: inTurn } = semaphore('passwords', AT_ONCE, WAITING, busy)

/** Lets in as many as can be hashed or wait for it: one more is turned away before it costs the database anything. */
export const { within: amongFew } = semaphore('calls with a password', AT_ONCE + WAITING, 0, busy)

/**
 * For calls that set a password: a caller who waits long is not told to come back while the password is set after all.
 */
export const HASHING = { longestMs: 10_000 } as const

const COMMON = new Set(common.passwords.split('\n'))

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

/** Verified in place of a member's hash when there is no such member, so that both take the same time. */
const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Compares a password. `first` runs when its turn comes: a try that is turned away because too many wait is not
 * counted.
 */
export async function isPasswordOf(
  storedHash: string | null,
  password: string,
  first: () => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const isRight = await inTurn(async () => {
    await first()
    return verify(storedHash ?? NOBODY, password)
  })
  return isRight && storedHash !== null
}

/** What others know about a member, and would try first. */
type Known = { readonly email: string; readonly name: string; readonly siteName: string }

/** Refuses a new password that is among the most common ones, or is made of what is publicly known about its owner. */
export function requireUncommon(password: string, { email, name, siteName }: Known): void {
  const plain = password.toLowerCase()
  const known = [email, email.split('@')[0] ?? '', name, siteName].map((word) => word.toLowerCase())
  const isKnown = known.some((word) => bare(word).length >= 3 && bare(plain) === bare(word))
  if (COMMON.has(plain) || isKnown || isOneCharacter(plain)) {
    throw new Refusal('PASSWORD_TOO_COMMON', { field: 'password' })
  }
}

/** Without the digits and signs that people add to a word. */
function bare(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1
}

/** The two new passwords of a form are the same one. */
export function requireEqual(password: string, repeated: string): void {
  if (password !== repeated) throw new Refusal('PASSWORDS_DIFFER', { field: 'password_repeat' })
}

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

/** As many threads as there were tasks at once: callers see to it that those are few. */
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
    // A thread that has nothing to do does not keep the process alive.
    thread.unref()
  }
}
