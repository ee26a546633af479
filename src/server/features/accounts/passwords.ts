import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#contract/refusals.ts'
import { semaphore } from '#server/kernel/semaphore.ts'

/** The library's own name for it is a const enum, which cannot be imported here. */
const ARGON2ID = 2

/** OWASP's minimum for argon2id. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing is the dearest thing the server does: two at once, twenty waiting, the rest is asked to come back. */
const inTurn = semaphore(2, 20, () => new Refusal('SERVICE_UNAVAILABLE', { retry_after: 2 }))

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

/** Verified in place of a member's hash when there is no such member, so that both take the same time. */
const NOBODY = hash('nobody has this password', COST)

export async function isPasswordOf(storedHash: string | null, password: string): Promise<boolean> {
  const against = storedHash ?? (await NOBODY)
  const isRight = await inTurn(() => verify(against, password))
  return isRight && storedHash !== null
}
