import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Place } from '#contract/fields.ts'
import type { MemberTile } from '#contract/members.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import { kilometresBetweenTowns } from '#server/features/places/places.ts'
import { CARD_COLUMNS, memberCard, settingsFor } from './member-card.ts'
import { isVisibleTo, type Viewer } from './visible.ts'

type TilesOfInput = {
  readonly viewer: Viewer
  readonly ids: readonly string[]
  readonly now: Date
  /** The town that distances are measured from, where it is known; else it is looked up. */
  readonly home?: Place | null
}
type Tile = z.input<typeof MemberTile>

/** Members as the viewer may see them and the site shows them, in the order they were asked for; a member who may not be seen is left out. */
export async function tilesOf(db: Db, input: TilesOfInput): Promise<Tile[]> {
  const { viewer, ids, now } = input
  if (ids.length === 0) return []
  const [rows, home, settings] = await Promise.all([
    readRows(db, viewer, ids),
    input.home === undefined ? homeOf(db, viewer) : input.home,
    settingsFor(db, viewer),
  ])
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

function readRows(db: Db, viewer: Viewer, ids: readonly string[]) {
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
    .execute()
}

/** The town that distances are measured from: the viewer's own, and none for visitors. */
async function homeOf(db: Db, { memberId }: Viewer): Promise<Place | null> {
  if (memberId === null) return null
  const home = await db
    .selectFrom('member')
    .select(['country', 'region', 'city'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return home ?? null
}

const LONGEST = 90

/** The first sentence of a text if it fits on a tile, else as many whole words as fit; null when there is no text. */
export function firstLine(text: string): string | null {
  const sentence = /^.*?(?:[.!?…](?=\s|$)|$)/su.exec(text.trim())?.[0] ?? ''
  const line = sentence.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return null
  if (line.length <= LONGEST) return line
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/u, '')}…`
}
