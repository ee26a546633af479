import type { ExpressionBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { getLanderMember, Niche } from '#contract/landers.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  mayBeShowcasedTo,
  memberCard,
  type Shown,
  type Viewer,
} from '#server/features/members/members.ts'

const LONGEST = 240

type LanderMemberInput = {
  readonly viewer: Viewer
  readonly profileId: string
  /** Of which niche the page is. */
  readonly niche: Niche
  /** What the site shows of profiles. */
  readonly settings: Shown
  readonly now: Date
}
type Answer = z.input<typeof getLanderMember.output>

/**
 * A member who agreed to it, or a fictional one, on their own landing page: the card, what they like to do, and how their
 * text begins.
 */
export async function landerMember(db: Db, question: LanderMemberInput): Promise<Answer> {
  const { viewer, profileId, niche, settings, now } = question
  const row = await db
    .selectFrom('member')
    .where(mayStandOn(niche, viewer))
    .where('member.id', '=', profileId)
    .select([...CARD_COLUMNS, 'member.interests', 'member.about'])
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return {
    member: memberCard(row, { settings, now }),
    interests: settings.visible_profile_fields.includes('interests')
      ? (row.interests as Answer['interests'])
      : [],
    lines: settings.visible_profile_notes.includes('about') ? beginningOf(row.about) : null,
  }
}

/** A fictional profile is marked and nobody's face; a member must have agreed to stand on such a page. */
function mayStandOn(niche: Niche, viewer: Viewer) {
  return (where: ExpressionBuilder<Tables, 'member'>) =>
    where.or([
      where.and([isVisibleTo(viewer)(where), where('member.is_fictional', '=', true)]),
      mayBeShowcasedTo(viewer, { isByType: niche !== 'general' })(where),
    ])
}

/** As many whole sentences as fit, or else whole words. */
function beginningOf(text: string): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line || null
  const cut = line.slice(0, LONGEST)
  const sentences = /^.*[.!?…](?=\s)/su.exec(cut)?.[0]
  return sentences ?? `${cut.replace(/\s+\S*$/u, '')}…`
}
