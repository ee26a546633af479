import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Fields that never reach a log, wherever they stand in what is logged. */
const SECRET_FIELDS = [
  'password',
  'token',
  'email',
  'text',
  'code',
  'iban',
  'lat',
  'lon',
  'cookie',
  'authorization',
  // PostgreSQL repeats the values of a row and of a statement in these.
  'detail',
  'where',
]

export function openLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ sync: false }),
  )
}
