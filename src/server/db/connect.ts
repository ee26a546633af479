import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { signals } from '#server/kernel/signals.ts'
import { deadline } from '#server/kernel/time.ts'
import { type Connections, openConnections } from './connections.ts'
import { isCollision, isPlanChanged, isPlanLost, isReadOnly } from './errors.ts'
import { preparedNames, type PreparedNames } from './prepared.ts'
import type { PrimaryNews } from './primary.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type ConnectOptions = {
  max?: number
  /** How long a new connection may take. */
  connectMs?: number
  /** How long the server may work on one statement. */
  statementMs?: number
  /** Whether statements that come again are prepared. Not where a pooler hands connections on between transactions. */
  prepare?: boolean
  /** Called for every idle connection that was lost. */
  onLost?: (error: Error) => void
  /** Called when another of several servers takes the writes, or more than one would. */
  onPrimary?: (news: PrimaryNews) => void
}

/**
 * Connects to a database such that every query ends in time, also when the server is frozen or gone. Of several servers in
 * the address it goes to the one that takes writes, and follows when that is another one.
 */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const connections = openConnections(url, poolWith(options), (news) => options.onPrimary?.(news))
  const pool = ourPool(connections, options)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  connectionsFor.set(db, connections)
  return db
}

/** How pools are opened with these options, for whichever server. */
function poolWith(options: ConnectOptions): (address: string) => pg.Pool {
  const statementMs = options.statementMs ?? deadline(2_500)
  const settings: pg.PoolConfig = {
    application_name: 'vonk',
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectMs ?? deadline(2_000),
    statement_timeout: statementMs,
    query_timeout: statementMs + deadline(500),
    idle_in_transaction_session_timeout: deadline(5_000),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: typeParsers,
  }
  return (address) => {
    const pool = new pg.Pool({ ...settings, connectionString: address })
    // The pool has ended before its connections have: one that the server closes by then is no loss.
    pool.on('error', (error) => {
      if (!pool.ending) options.onLost?.(error)
    })
    // A client in use has no listener of the pool: its loss shows in the next query and must not end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
}

const connectionsFor = new WeakMap<Db, Connections>()

/** How many connections are in use and idle, and how many callers wait for one. */
export function connectionsOf(db: Db): { used: number; idle: number; waiting: number } {
  return connectionsFor.get(db)?.count() ?? { used: 0, idle: 0, waiting: 0 }
}

/** How often something that was undone is tried: what it collided with has gone on by then, and mostly ended. */
const TRIES = 3

/**
 * Runs a transaction, and runs it again when the database undid it because it collided with another one. So the work does
 * nothing that must happen once but in the database.
 */
export function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return retryCollisions(() => db.transaction().execute(work))
}

async function retryCollisions<Result>(
  work: () => Promise<Result>,
  tries = TRIES,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !isCollision(error)) throw error
    return retryCollisions(work, tries - 1)
  }
}

/**
 * Closes a connection whose answer did not come in time, instead of handing it to the next caller:
 * that one would wait behind the late answer, and so would the rollback before it. One whose server takes no writes any more
 * is closed, too: the next may lead to the one that does.
 */
function ourPool(connections: Connections, { prepare = true }: ConnectOptions): PostgresPool {
  const names = prepare ? preparedNames() : null
  const preparedBy = new WeakMap<pg.PoolClient, Set<string>>()
  return {
    connect: async () => {
      const client = await connections.connect()
      const prepared = preparedBy.get(client) ?? new Set()
      preparedBy.set(client, prepared)
      return ourClient({ client, names, prepared, onReadOnly: () => connections.suspect() })
    },
    end: () => connections.end(),
  }
}

type OurClient = {
  readonly client: pg.PoolClient
  readonly names: PreparedNames | null
  readonly prepared: Set<string>
  readonly onReadOnly: () => void
}

function ourClient({ client, names, prepared, onReadOnly }: OurClient): PostgresPoolClient {
  let late: Error | undefined
  let isOfNoUse = false
  let isInTransaction = false
  const send = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = names?.nameOf(text)
    if (!names || name === undefined) return client.query(text, [...values])
    prepared.add(name)
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (isPlanChanged(error)) names.renew(text)
      if (isPlanLost(error)) names.giveUp()
      throw error
    }
  }
  const ask = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (late !== undefined) throw late
    const startedAt = performance.now()
    const tell = (isRefused: boolean) =>
      signals.statement.tell({ ms: performance.now() - startedAt, isRefused })
    try {
      const answer = await send(text, values)
      tell(false)
      return answer
    } catch (error) {
      tell(true)
      if (error instanceof Error && error.message === 'Query read timeout') late = error
      if (isReadOnly(error)) {
        isOfNoUse = true
        onReadOnly()
      }
      throw error
    }
  }
  // A statement by itself is undone as a whole, so it is done again here; a transaction is begun anew by `transact`.
  const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (BEGINS.test(text)) isInTransaction = true
    const isAlone = !isInTransaction
    if (ENDS.test(text)) isInTransaction = false
    return isAlone ? retryCollisions(() => ask(text, values)) : ask(text, values)
  }
  const release = () => client.release(late ?? (isOfNoUse || names?.isTooMany(prepared.size)))
  return { query: query as PostgresPoolClient['query'], release }
}

/** How Kysely begins and ends transactions. */
const BEGINS = /^(begin|start transaction)\b/
const ENDS = /^(commit|rollback)$/

const { INT8, DATE } = pg.types.builtins
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TEXT_ARRAY: number = 1009

const parseTexts = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [INT8_ARRAY]: (text) => parseTexts(text).map((entry) => (entry === null ? null : Number(entry))),
  // A date has no time and no zone: it stays 'YYYY-MM-DD'.
  [DATE]: (text) => text,
  [DATE_ARRAY]: parseTexts,
}

/** How values of the database become values of the code; all but these as the driver does it. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS[oid]) ?? pg.types.getTypeParser(oid, format),
}

/** Whether a database lets one in and answers within this time; else it throws why not. */
export async function tryConnecting(url: string, longestMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
