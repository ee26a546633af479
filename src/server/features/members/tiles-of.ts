import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Place } from '#contract/fields.ts'
import type { MemberTile } from '#contract/members.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf, builtOnce } from '#server/db/prepared.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { CARD_COLUMNS, memberCard, settingsAsTold } from './member-card.ts'
import { isVisibleTo, type Viewer } from './visible.ts'

type TilesOfInput = {
  readonly viewer: Viewer
  readonly ids: readonly string[]
  readonly now: Date
  /** What counts of the viewer, where it is known; else it is looked up. */
  readonly seer?: Seer
}
/** The town that distances are measured from, none for visitors, and whether the viewer is told who is here now. */
type Seer = { readonly home: Place | null; readonly isToldOnline: boolean }
type Tile = z.input<typeof MemberTile>

/** Members as the viewer may see them and the site shows them, in the order they were asked for; a member who may not be seen is left out. */
export async function tilesOf(db: Db, input: TilesOfInput): Promise<Tile[]> {
  const { viewer, ids, now } = input
  if (ids.length === 0) return []
  const { siteId, memberId } = viewer
  const [rows, { home, isToldOnline }, ofSite] = await Promise.all([
    memberId === null
      ? readForVisitor(db, { siteId, ids })
      : readRows(db, { siteId, memberId, ids }),
    input.seer ?? seerOf(db, viewer),
    settingsOf(db, siteId),
  ])
  const settings = settingsAsTold(ofSite, isToldOnline)
  const { visible_profile_fields: fields, visible_profile_notes: notes } = settings
  const isDistanceShown = fields.includes('city') && notes.includes('distance')
  const tiles = await Promise.all(
    rows.map(async (row): Promise<[string, Tile]> => {
      const isFar = isDistanceShown && home !== null && !row.is_fictional
      return [
        row.id,
        {
          ...memberCard(row, { settings, now }),
          distance_km: isFar ? await kilometresBetweenTowns(home, row) : null,
          is_liked: row.is_liked,
          about_line: notes.includes('about') ? firstLine(row.about) : null,
        },
      ]
    }),
  )
  const byId = new Map(tiles)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Asked = { siteId: string; memberId: string; ids: readonly string[] }

const readRows = builtOnce((db, { siteId, memberId, ids }: Asked) =>
  rowsFor(db, { siteId, memberId }, ids),
)
const readForVisitor = builtOnce((db, { siteId, ids }: Omit<Asked, 'memberId'>) =>
  rowsFor(db, { siteId, memberId: null }, ids),
)

function rowsFor(db: Db, viewer: Viewer, ids: readonly string[]) {
  return db
    .selectFrom('member')
    .where('member.id', '=', anyOf(ids))
    .where(isVisibleTo(viewer))
    .select(CARD_COLUMNS)
    .select(['member.region', sql<string>`left(member.about, 400)`.as('about')])
    .select(
      sql<boolean>`exists (
        select from member_like where from_id = ${viewer.memberId} and to_id = member.id)`.as(
        'is_liked',
      ),
    )
}

async function seerOf(db: Db, { memberId }: Viewer): Promise<Seer> {
  if (memberId === null) return { home: null, isToldOnline: true }
  const [own] = await readSeer(db, { memberId })
  return { home: own ?? null, isToldOnline: own?.shows_last_seen ?? true }
}

const readSeer = builtOnce((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('member')
    .select(['country', 'region', 'city', 'shows_last_seen'])
    .where('id', '=', memberId),
)

const LONGEST = 90

/** The first sentence of a text if it fits on a tile, else as many whole words as fit; null when there is no text. */
export function firstLine(text: string): string | null {
  const sentence = /^.*?(?:[.!?…](?=\s|$)|$)/su.exec(text.trim())?.[0] ?? ''
  const line = sentence.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return null
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`
}
