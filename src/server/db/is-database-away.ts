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
