import { DatabaseError } from 'pg'
import { addressesIn } from '#server/kernel/addresses.ts'

/** The classes and codes of PostgreSQL that say: not now, whatever was asked. */
const SQL_STATES = [
  /^08/, // connection failures
  /^53/, // disk full, out of memory, too many connections
  /^57P0[1-5]$/, // shut down, crashed, starting
  /^57014$/, // the statement took too long
  /^25P03$/, // the transaction was left open too long
  /^25006$/, // read-only, as a server is that was just replaced
]

const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** The driver has no codes for these. */
const DRIVER_WORDS =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after|driver has already been destroyed)/

/** Tells whether an error means that the database cannot be reached or is too slow now, and may be back soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    SYSTEM_CODES.includes(code) ||
    SQL_STATES.some((state) => state.test(code)) ||
    DRIVER_WORDS.test(error.message) ||
    isDatabaseAway(error.cause) ||
    // Every address of a host was tried in vain.
    (error instanceof AggregateError && error.errors.some(isDatabaseAway))
  )
}

/** Whether a statement would have written where nothing is written: on a standby, or on what has become one. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006'
}

/** Another transaction was in the way, and all of this one is undone: done again, it may go through. */
const COLLISIONS: readonly unknown[] = ['40P01', '40001']

/** Whether the database undid a statement, and its transaction, for a reason that is gone when it is done again. */
export function isCollision(error: unknown): boolean {
  if (isPlanChanged(error) || isPlanLost(error)) return true
  return error instanceof DatabaseError && COLLISIONS.includes(error.code)
}

/** Whether what a prepared statement answers has other columns than when it was prepared, as after a migration. */
export function isPlanChanged(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery'
}

/** The server does not know a prepared statement by this name, or knows it already. */
const LOST_PLANS: readonly unknown[] = ['26000', '42P05']

/** Whether the connection is not the one that the statement was prepared on: a pooler hands connections on. */
export function isPlanLost(error: unknown): boolean {
  return error instanceof DatabaseError && LOST_PLANS.includes(error.code)
}

/** Whether a statement failed because another row already has what this unique index allows once. */
export function isTaken(error: unknown, index: string): boolean {
  return error instanceof DatabaseError && error.code === '23505' && error.constraint === index
}

/** Turns what a configured database said into a sentence that says what to do, without its password. */
export function explainConnection(error: unknown, variable: string, url: string): unknown {
  const { host, username, pathname } = new URL(addressesIn(url)[0])
  const [role, name] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))]
  const { code = '', message = '', severity } = error as Partial<DatabaseError>
  if (code === '28P01' || code === '28000') {
    return new StartError(`The database at ${host} refuses ${role}: correct ${variable}.`)
  }
  if (code === '3D000') {
    return new StartError(
      `There is no database ${name} at ${host}: create it, or correct ${variable}.`,
    )
  }
  if (code === '42501' && severity === 'FATAL') {
    return new StartError(
      `${role} may not connect to ${name}: grant connect on that database to it, or correct ${variable}.`,
    )
  }
  if (code === '42501') {
    return new StartError(
      `${role} may not change the tables of ${name} (${message}): set MIGRATION_DATABASE_URL to the role that owns them.`,
    )
  }
  if (!isDatabaseAway(error)) return error
  return new StartError(
    `The database at ${host} does not answer (${code || message}): start it, or correct ${variable}.`,
  )
}

/** Why the app cannot start, in one line that tells the operator what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
