import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { dropLateClients } from './drop-late-clients.ts'
import type { Tables } from './tables.ts'
import { typeParsers } from './type-parsers.ts'
import { deadline } from '#server/kernel/deadline.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type ConnectOptions = {
  max?: number
  /** How long the server may work on one statement. */
  statementMs?: number
  /** Told of every connection that was lost while nobody used it. */
  onLost?: (error: Error) => void
}

/** Connects to a database such that every query ends in time, also when the server is frozen or gone. */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const statementMs = options.statementMs ?? deadline(2_500)
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'vonk',
    max: options.max ?? 10,
    connectionTimeoutMillis: deadline(2_000),
    statement_timeout: statementMs,
    query_timeout: statementMs + deadline(500),
    idle_in_transaction_session_timeout: deadline(5_000),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: typeParsers,
  })
  // The pool has ended before its connections have: one that the server closes by then is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) options.onLost?.(error)
  })
  // A client in use has no listener of the pool: its loss shows in the next query and must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dropLateClients(pool) }) })
}
