import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { signals } from '#server/kernel/signals.ts'
import { deadline } from '#server/kernel/time.ts'
import { connect, type ConnectOptions, type Db } from './connect.ts'
import { isCollision, isDatabaseAway } from './errors.ts'

/**
 * Reads what may be some seconds old, so that a replica may answer. Nothing about who may see whom is taken from there, nor what
 * somebody has just changed: a replica finds, and the primary tells (decision 068).
 */
export type ReadAside = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>

/** A database, and how to read aside of it. */
export type Reads = { readonly db: Db; readonly readAside: ReadAside }

export type Replica = { readonly readAside: ReadAside; readonly close: () => Promise<void> }

type ReplicaOptions = Pick<ConnectOptions, 'prepare'> & {
  readonly url: string
  /** How far behind the primary it may be. */
  readonly behindMs: number
  /** Called when reads go to it from now on, or no more and why. */
  readonly onNews: (news: { readonly isRead: boolean; readonly why: string }) => void
}

const LOOK_EVERY_MS = 500
/** Shorter than for the primary, who is asked afterwards in the time that a call may take. */
const CONNECTED_WITHIN_MS = 500
const ANSWERS_WITHIN_MS = 1_200

export type ReadsGiven = {
  readonly db: Db
  /** Where what may be some seconds old is read, if not in the database itself. */
  readonly readAside?: ReadAside | undefined
}

export function readsOf({ db, readAside }: ReadsGiven): Reads {
  return { db, readAside: readAside ?? ((read) => read(db)) }
}

/**
 * Follows a replica of a database. It is read from as long as it is known to be no further behind than it may be; while it is not,
 * and where it fails, the primary answers.
 */
export function openReplica(primary: Db, options: ReplicaOptions): Replica {
  const { url, prepare, behindMs, onNews } = options
  const replica = connect(url, {
    ...(prepare === undefined ? {} : { prepare }),
    connectMs: deadline(CONNECTED_WITHIN_MS),
    statementMs: deadline(ANSWERS_WITHIN_MS),
  })
  const state = { freshUntil: 0, isRead: false, isClosed: false }

  function judge(freshUntil: number, why: string): void {
    state.freshUntil = freshUntil
    const isRead = isFresh()
    if (isRead !== state.isRead) onNews({ isRead, why })
    state.isRead = isRead
  }

  const instead: ReadAside = (read) => {
    signals.readAside.tell({ from: 'primary' })
    return read(primary)
  }

  const isFresh = () => performance.now() < state.freshUntil

  async function lookOnAndOn(): Promise<void> {
    while (!state.isClosed) {
      const begun = performance.now()
      const seen = await look(primary, replica).catch((error: Error) => error)
      if (seen instanceof Error) judge(0, seen.message)
      else if (seen.isPrimary) judge(0, 'it is no replica any more')
      else judge(begun + behindMs - seen.behindMs, `it is ${Math.round(seen.behindMs)} ms behind`)
      await sleep(LOOK_EVERY_MS, undefined, { ref: false })
    }
  }
  const looking = lookOnAndOn()

  return {
    async readAside(read) {
      if (!isFresh()) return instead(read)
      try {
        const answer = await read(replica)
        signals.readAside.tell({ from: 'replica' })
        return answer
      } catch (error) {
        if (!isDatabaseAway(error) && !isCollision(error)) throw error
        judge(0, (error as Error).message)
        return instead(read)
      }
    },
    async close() {
      state.isClosed = true
      await replica.destroy()
      void looking
    },
  }
}

/** How far a replica is behind: it has all that was written before the beat that it knows. */
async function look(
  primary: Db,
  replica: Db,
): Promise<{ readonly behindMs: number; readonly isPrimary: boolean }> {
  const now = await beat(primary)
  const { rows } = await sql<{ at: Date | null; is_primary: boolean }>`
    select not pg_is_in_recovery() as is_primary, (select beaten_at from replica_beat) as at`.execute(
    replica,
  )
  const { at, is_primary: isPrimary } = rows[0]!
  const behindMs = at === null ? Infinity : now.getTime() - at.getTime()
  // A beat from later than now is of another primary, whose clock went ahead.
  return { behindMs: behindMs < 0 ? Infinity : behindMs, isPrimary }
}

/** Writes down what time it is by the primary's clock, unless another process has just done so. */
async function beat(primary: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    with beaten as (
      insert into replica_beat as known (beaten_at) values (clock_timestamp())
      on conflict (only_one) do update set beaten_at = excluded.beaten_at
      where known.beaten_at not between clock_timestamp() - interval '400 ms' and clock_timestamp()
    )
    select clock_timestamp() as now`.execute(primary)
  return rows[0]!.now
}
