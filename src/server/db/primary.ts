import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addressesIn } from '#server/kernel/addresses.ts'
import { deadline } from '#server/kernel/time.ts'
import { StartError } from './errors.ts'

const LOOK_EVERY_MS = 1_000
const ANSWERS_WITHIN_MS = 2_000
/** For a start: as long as one server alone may take to let it in. */
const FOUND_WITHIN_MS = 10_000
const PAUSE_MS = 200

/** A server that takes writes. Each promotion of a standby begins a timeline with a higher number. */
type Writable = { readonly address: string; readonly timeline: number }

/** What became of looking at the servers, for the log. */
export type PrimaryNews = {
  /** The host that is the primary now. */
  readonly primary: string
  /** Others that take writes, too, and are left alone. */
  readonly left: readonly string[]
}

export type Primary = {
  /** Where writes go, as far as is known; undefined as long as no server took any. */
  find(): Promise<Writable | undefined>
  /** Looks at all servers at once, as after a connection that was of no use. */
  look(): Promise<Writable | undefined>
  stop(): void
}

type Following = {
  known?: Writable
  told?: string
  looking?: Promise<Writable | undefined> | undefined
  timer?: NodeJS.Timeout
}

/**
 * Follows the primary among several servers, with a look at all of them each second. The highest timeline wins, and one that was
 * seen is never gone behind: an old primary that comes back is left alone.
 */
export function followPrimary(
  addresses: readonly string[],
  onNews: (news: PrimaryNews) => void,
): Primary {
  const state: Following = {}
  const longestMs = deadline(ANSWERS_WITHIN_MS)

  const look = () => {
    state.looking ??= lookOnce().finally(() => (state.looking = undefined))
    return state.looking
  }

  async function lookOnce(): Promise<Writable | undefined> {
    // A server that does not answer is not waited for, once another has been promoted.
    const looks = addresses.map(async (address) => {
      const seen = await lookAtOne(address, longestMs)
      if (state.known && seen.found && seen.found.timeline > state.known.timeline)
        state.known = seen.found
      return seen
    })
    const writable = (await Promise.all(looks)).flatMap(({ found }) => found ?? [])
    const best = bestOf(writable, state.known)
    if (best) {
      state.known = best
      tell(best, writable)
    }
    return state.known
  }

  function tell(best: Writable, writable: readonly Writable[]): void {
    const others = writable.filter(({ address }) => address !== best.address)
    const news = { primary: hostOf(best), left: others.map(hostOf) }
    const words = JSON.stringify(news)
    const isUsual = state.told === undefined && news.left.length === 0
    if (!isUsual && words !== state.told) onNews(news)
    state.told = words
  }

  return {
    find() {
      state.timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref()
      return state.known ? Promise.resolve(state.known) : look()
    },
    look,
    stop: () => clearInterval(state.timer),
  }
}

/** On the same timeline the one that is known stays: nothing says which of the two is right. */
function bestOf(writable: readonly Writable[], known?: Writable): Writable | undefined {
  const newest = Math.max(known?.timeline ?? 0, ...writable.map(({ timeline }) => timeline))
  const candidates = writable.filter(({ timeline }) => timeline === newest)
  return candidates.find(({ address }) => address === known?.address) ?? candidates[0]
}

/**
 * The one of several addresses that leads to the primary, for what works with one connection and ends soon. Where one may be promoted or
 * may answer in a moment, it waits a while.
 */
export async function primaryAddress(url: string, variable: string): Promise<string> {
  const addresses = addressesIn(url)
  if (addresses.length === 1) return url
  const longestMs = deadline(ANSWERS_WITHIN_MS)
  const end = Date.now() + deadline(FOUND_WITHIN_MS)
  for (;;) {
    const seen = await Promise.all(addresses.map((address) => lookAtOne(address, longestMs)))
    const best = bestOf(seen.flatMap(({ found }) => found ?? []))
    if (best) return best.address
    const mayChange = seen.some(({ why }) => /standby|time/.test(why))
    if (!mayChange || Date.now() > end) throw noPrimary(seen, variable)
    await wait(PAUSE_MS)
  }
}

function noPrimary(seen: readonly Seen[], variable: string): StartError {
  const states = seen.map(({ address, why }) => `${hostOf({ address })} ${why}`)
  return new StartError(
    `No database of ${variable} takes writes (${states.join(', ')}): promote a standby, start the primary, or correct ${variable}.`,
  )
}

type Seen = { readonly address: string; readonly found: Writable | null; readonly why: string }

async function lookAtOne(address: string, longestMs: number): Promise<Seen> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'vonk looks for the primary',
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const timeline = await timelineOf(client)
    const found = timeline === null ? null : { address, timeline }
    return { address, found, why: found ? 'takes writes' : 'is a standby' }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    return { address, found: null, why: `cannot be asked: ${message || code}` }
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Of the server that a connection leads to; null for a standby. */
export async function timelineOf(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ timeline: number | null }>(
    `select case when not pg_is_in_recovery()
       then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
  )
  return rows[0]?.timeline ?? null
}

function hostOf({ address }: Pick<Writable, 'address'>): string {
  return new URL(address).host
}
