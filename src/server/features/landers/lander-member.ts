import type * as z from 'zod/mini'
import type { getLanderMember } from '#contract/landers.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  memberCard,
  type Viewer,
} from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'

const LONGEST = 240

type LanderMemberInput = {
  readonly viewer: Viewer
  readonly profileId: string
  /** What the site shows of profiles. */
  readonly settings: Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>
  readonly now: Date
}
type Answer = z.input<typeof getLanderMember.output>

/** A member on their own landing page: the card, what they like to do, and how their text begins. */
export async function landerMember(db: Db, question: LanderMemberInput): Promise<Answer> {
  const { viewer, profileId, settings, now } = question
  const row = await db
    .selectFrom('member')
    .where(isVisibleTo(viewer))
    .where('member.id', '=', profileId)
    .select([...CARD_COLUMNS, 'member.interests', 'member.about'])
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return {
    member: memberCard(row, now),
    interests: settings.visible_profile_fields.includes('interests')
      ? (row.interests as Answer['interests'])
      : [],
    lines: settings.visible_profile_notes.includes('about') ? beginningOf(row.about) : null,
  }
}

/** As many whole sentences as fit, or else whole words. */
function beginningOf(text: string): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line || null
  const cut = line.slice(0, LONGEST)
  const sentences = /^.*[.!?…](?=\s)/su.exec(cut)?.[0]
  return sentences ?? `${cut.replace(/\s+\S*$/u, '')}…`
}
