import { type Kysely, sql } from 'kysely'
import type { CountryCode } from '#contract/locales.ts'
import { sourceFor, type TrafficSource } from '#contract/traffic.ts'
import type { Db } from '#server/db/connect.ts'
import { builtOnce } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { Visit } from '#server/http/visit.ts'
import { CARD_COLUMNS, memberCard, onlineSince, settingsFor } from './member-card.ts'
import { isVisibleTo, mayBeShowcasedTo, type Viewer } from './visible.ts'

/** Counting stops here: the exact number of a crowd is worth less than the time to count it. */
const COUNTED_AT_MOST = 1000

type ListOnlineInput = { viewer: Viewer; country: CountryCode; limit: number; now: Date }

/**
 * Real members of a country who are online now, those with a photo, most recent first. Visitors are shown only those
 * who agreed to stand on such a page, and how many there are in all.
 */
export async function listOnline(db: Db, { viewer, country, limit, now }: ListOnlineInput) {
  const { siteId, memberId } = viewer
  const asked = { siteId, country, limit, since: onlineSince(now) }
  const [members, [{ count } = { count: 0 }], settings] = await Promise.all([
    memberId === null ? readForVisitor(db, asked) : readOnline(db, { ...asked, memberId }),
    memberId === null ? countForVisitor(db, asked) : countOnline(db, { ...asked, memberId }),
    settingsFor(db, viewer),
  ])
  const cards = members.map((row) => memberCard(row, { settings, now }))
  // Where the site does not tell when members are here, none is named as being online.
  return { num_online: count, members: cards.filter(({ is_online }) => is_online) }
}

type Asked = { siteId: string; country: CountryCode; limit: number; since: Date }
type AskedByMember = Asked & { memberId: string }

const readForVisitor = builtOnce((db, { siteId, country, since, limit }: Asked) => {
  const viewer = { siteId, memberId: null }
  return shown(online(db, viewer, { country, since }), limit).where(
    mayBeShowcasedTo(viewer, { isByType: false }),
  )
})
const readOnline = builtOnce((db, { siteId, memberId, country, since, limit }: AskedByMember) =>
  shown(online(db, { siteId, memberId }, { country, since }), limit),
)
const countForVisitor = builtOnce((db, { siteId, country, since }: Omit<Asked, 'limit'>) =>
  counted(db, online(db, { siteId, memberId: null }, { country, since })),
)
const countOnline = builtOnce(
  (db, { siteId, memberId, country, since }: Omit<AskedByMember, 'limit'>) =>
    counted(db, online(db, { siteId, memberId }, { country, since })),
)

type Online = ReturnType<typeof online>

function online(
  db: Kysely<Tables>,
  viewer: Viewer,
  { country, since }: Pick<Asked, 'country' | 'since'>,
) {
  return db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.country', '=', country)
    .where('member.is_fictional', '=', sql.lit(false))
    .where('member.last_active_at', '>=', since)
}

function shown(members: Online, limit: number) {
  return members
    .where('member.main_photo', 'is not', null)
    .select(CARD_COLUMNS)
    .orderBy('member.last_active_at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(limit)
}

function counted(db: Kysely<Tables>, members: Online) {
  return db
    .selectFrom(members.select('member.id').limit(sql.lit(COUNTED_AT_MOST)).as('counted'))
    .select((each) => each.fn.countAll<number>().as('count'))
}

type Rules = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>

/** Whether a caller may look at members: members always, visitors where the site lets those of their kind. */
export function mayLook(visit: Pick<Visit, 'member' | 'query' | 'cookies'>, rules: Rules): boolean {
  if (visit.member !== null) return true
  return visitorsMayLook(
    rules,
    sourceFor(visit.cookies.choices(), new URLSearchParams(visit.query)),
  )
}

/** Whether the site shows its members to visitors from there. */
export function visitorsMayLook(rules: Rules, source: TrafficSource | null): boolean {
  return source
    ? rules.logged_out_search_trafficsource === 'all'
    : rules.logged_out_search === 'yes'
}
