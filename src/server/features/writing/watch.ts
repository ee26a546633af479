import { sql } from 'kysely'
import { WATCH_MS } from '#contract/office/writing.ts'
import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Scope } from '#server/http/office-route.ts'

/** Words that come within so long are looked after together. */
const TOGETHER_MS = 50
/** Without a word: another machine may have written. */
const LOOK_MS = 1_000
const NOTHING = '0'

type Waiter = {
  readonly scope: Scope
  readonly since: string
  readonly answer: (seen: string) => void
}
type Newest = ReadonlyMap<string, string>

export type Watch = {
  /** What is newest, as soon as it is newer than what was seen, or after a while. */
  wait(scope: Scope, since: string | undefined): Promise<string>
  end(): void
}

/** Lets pages of the office wait for news of conversations with fictional profiles: one query for all who wait. */
export function openWatch({ db, events }: { readonly db: Db; readonly events: Bus }): Watch {
  const waiters = new Set<Waiter>()
  const state: { due: NodeJS.Timeout | null } = { due: null }
  const stopListening = events.listen(({ whisper }) => {
    if (!whisper && waiters.size > 0) state.due ??= setTimeout(() => void look(), TOGETHER_MS)
  })
  const timer = setInterval(() => {
    if (waiters.size > 0 && !state.due) void look()
  }, LOOK_MS)
  timer.unref()

  async function look(): Promise<void> {
    state.due = null
    // A second later it is looked again.
    const newest = await newestBySite(db).catch(() => null)
    if (!newest) return
    for (const { scope, since, answer } of waiters) {
      const seen = newestIn(newest, scope)
      if (isNewer(seen, since)) answer(seen)
    }
  }

  return {
    async wait(scope, since) {
      const seen = await newestOf(db, scope)
      if (since === undefined || isNewer(seen, since)) return seen
      return new Promise((done) => {
        const answer = (newer: string) => {
          clearTimeout(over)
          waiters.delete(waiter)
          done(newer)
        }
        const waiter: Waiter = { scope, since, answer }
        const over = setTimeout(() => answer(since), WATCH_MS)
        waiters.add(waiter)
      })
    },
    end() {
      stopListening()
      clearInterval(timer)
      if (state.due) clearTimeout(state.due)
      for (const { since, answer } of waiters) answer(since)
    },
  }
}

/** When anything changed last on these sites, in microseconds of the database's clock. */
export async function newestOf(db: Db, scope: Scope): Promise<string> {
  return newestIn(await newestBySite(db), scope)
}

async function newestBySite(db: Db): Promise<Newest> {
  const { rows } = await sql<{ site_id: string; newest: string }>`
    select site.id as site_id, (extract(epoch from newest.changed_at) * 1000000)::bigint::text as newest
    from site cross join lateral (
      select changed_at from writing where writing.site_id = site.id order by changed_at desc limit 1
    ) as newest`.execute(db)
  return new Map(rows.map(({ site_id: id, newest }) => [id, newest]))
}

function newestIn(newest: Newest, scope: Scope): string {
  const moments = [...newest].flatMap(([site, moment]) =>
    scope === 'all' || scope.includes(site) ? [moment] : [],
  )
  return moments.reduce((last, moment) => (isNewer(moment, last) ? moment : last), NOTHING)
}

function isNewer(moment: string, than: string): boolean {
  return BigInt(moment) > BigInt(than)
}
