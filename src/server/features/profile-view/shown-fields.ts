import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { dayIn } from '#contract/fields.ts'
import { isCouple } from '#contract/identities.ts'
import type { LastActive, MemberProfile } from '#contract/members.ts'
import type { Db } from '#server/db/connect.ts'
import { isVisibleTo, onlineSince, type Viewer } from '#server/features/members/members.ts'
import { regionName } from '#server/features/places/places.ts'
import type { Settings } from '#server/features/settings/settings.ts'

type Profile = z.input<typeof MemberProfile>
type ShownFieldsInput = {
  readonly settings: Settings
  /** Both are the viewer's; a visitor has none. */
  readonly interests: readonly string[]
  readonly looksFor: readonly string[]
  readonly now: Date
}

/** The words of a profile that the site shows. The others are null, or left out of a list. */
export function shownFields(
  row: ProfileRow,
  { settings, interests, looksFor, now }: ShownFieldsInput,
) {
  const fields: ReadonlySet<string> = new Set(settings.visible_profile_fields)
  const notes: ReadonlySet<string> = new Set(settings.visible_profile_notes)
  const word = <Field extends keyof ProfileRow>(field: Field) =>
    fields.has(field) ? row[field] : null
  const told = fields.has('interests') ? row.interests : []
  const shared = notes.has('shared_interests')
    ? told.filter((each) => interests.includes(each))
    : []
  const wants = fields.has('looks_for')
    ? settings.looks_for.filter((each) => row.looks_for.includes(each))
    : []
  const isSeen = notes.has('last_active') && row.shows_last_seen && !row.is_fictional
  // The columns hold what saveProfile and signup wrote, which the same words had been read by.
  return {
    gender: isCouple(row.identity) ? null : word('gender'),
    identity: fields.has('gender') ? row.identity : null,
    seeks: row.seeks,
    seeks_couples: row.seeks_couples,
    sexuality: word('sexuality'),
    region: word('region') ? { code: row.region, name: regionName(row.country, row.region) } : null,
    about: notes.has('about') ? row.about.trim() || null : null,
    hair_color: word('hair_color'),
    eye_color: word('eye_color'),
    body_type: word('body_type'),
    relationship_status: word('relationship_status'),
    tattoos: word('tattoos'),
    looks_for: wants,
    shared_looks_for: wants.filter((each) => looksFor.includes(each)),
    relationship_style: word('relationship_style'),
    boundaries: word('boundaries') ?? [],
    prompts: notes.has('prompts') ? row.prompts : [],
    interests: told,
    shared_interests: shared,
    last_active: isSeen
      ? lastActive(row.last_active_at, { now, timeZone: settings.time_zone })
      : null,
  } as unknown as Pick<Profile, Shown>
}

type Shown =
  | 'gender'
  | 'identity'
  | 'seeks'
  | 'seeks_couples'
  | 'sexuality'
  | 'region'
  | 'about'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'relationship_status'
  | 'tattoos'
  | 'looks_for'
  | 'shared_looks_for'
  | 'relationship_style'
  | 'boundaries'
  | 'prompts'
  | 'interests'
  | 'shared_interests'
  | 'last_active'

const DAY_MS = 24 * 60 * 60 * 1000

type Moment = { readonly now: Date; readonly timeZone: string }

/** When a member was last here, by days of the site's calendar and no finer. */
export function lastActive(at: Date, { now, timeZone }: Moment): z.infer<typeof LastActive> {
  if (at >= onlineSince(now)) return 'online'
  const days = (Date.parse(dayIn(timeZone, now)) - Date.parse(dayIn(timeZone, at))) / DAY_MS
  if (days < 1) return 'today'
  if (days < 2) return 'yesterday'
  if (days < 7) return 'this_week'
  return days < 30 ? 'this_month' : 'longer_ago'
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

/** What a profile is made of, if the viewer may see it. */
export function profileRow(db: Db, viewer: Viewer, profileId: string) {
  return db
    .selectFrom('member')
    .where('member.id', '=', profileId)
    .where(isVisibleTo(viewer))
    .select([
      'member.id',
      'member.gender',
      'member.identity',
      'member.member_kind',
      'member.seeks',
      'member.seeks_couples',
      'member.sexuality',
      'member.date_of_birth',
      'member.country',
      'member.region',
      'member.about',
      'member.hair_color',
      'member.eye_color',
      'member.body_type',
      'member.relationship_status',
      'member.tattoos',
      'member.interests',
      'member.looks_for',
      'member.relationship_style',
      'member.boundaries',
      'member.prompts',
      'member.is_fictional',
      'member.last_active_at',
      'member.shows_last_seen',
      sql<boolean>`exists (
        select from member_like where from_id = member.id and to_id = ${viewer.memberId})`.as(
        'likes_me',
      ),
    ])
    .executeTakeFirst()
}
