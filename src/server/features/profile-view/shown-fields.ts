import type { z } from 'zod/mini'
import type { MemberProfile } from '#contract/members.ts'
import { regionName, type Settings } from '#server/features/settings/settings.ts'
import { lastActive } from './last-active.ts'
import type { ProfileRow } from './profile-row.ts'

type Profile = z.input<typeof MemberProfile>
type ShownFieldsInput = {
  readonly settings: Settings
  /** Those of the viewer; none of a visitor. */
  readonly interests: readonly string[]
  readonly now: Date
}

/** The words of a profile that the site shows. The others are null, or left out of a list. */
export function shownFields(row: ProfileRow, { settings, interests, now }: ShownFieldsInput) {
  const fields: ReadonlySet<string> = new Set(settings.visible_profile_fields)
  const notes: ReadonlySet<string> = new Set(settings.visible_profile_notes)
  const word = <Field extends keyof ProfileRow>(field: Field) =>
    fields.has(field) ? row[field] : null
  const told = fields.has('interests') ? row.interests : []
  const shared = notes.has('shared_interests')
    ? told.filter((each) => interests.includes(each))
    : []
  const isSeen = notes.has('last_active') && !row.is_fictional
  // The columns hold what saveProfile and signup wrote, which the same words had been read by.
  return {
    gender: word('gender'),
    seeks: row.seeks,
    sexuality: word('sexuality'),
    region: word('region') ? { code: row.region, name: regionName(row.country, row.region) } : null,
    about: notes.has('about') ? row.about.trim() || null : null,
    hair_color: word('hair_color'),
    eye_color: word('eye_color'),
    body_type: word('body_type'),
    relationship_status: word('relationship_status'),
    tattoos: word('tattoos'),
    interests: told,
    shared_interests: shared,
    last_active: isSeen
      ? lastActive(row.last_active_at, { now, timeZone: settings.time_zone })
      : null,
  } as Pick<Profile, Shown>
}

type Shown =
  | 'gender'
  | 'seeks'
  | 'sexuality'
  | 'region'
  | 'about'
  | 'hair_color'
  | 'eye_color'
  | 'body_type'
  | 'relationship_status'
  | 'tattoos'
  | 'interests'
  | 'shared_interests'
  | 'last_active'

type Tile = Pick<Profile, 'city' | 'country' | 'distance_km' | 'about_line'>

/** What a tile tells anyway, as far as the site shows it on a profile. */
export function shownTile(tile: Tile, settings: Settings): Tile {
  const fields: ReadonlySet<string> = new Set(settings.visible_profile_fields)
  const notes: ReadonlySet<string> = new Set(settings.visible_profile_notes)
  return {
    city: fields.has('city') ? tile.city : '',
    country: fields.has('country') ? tile.country : '',
    distance_km: notes.has('distance') && fields.has('city') ? tile.distance_km : null,
    about_line: notes.has('about') ? tile.about_line : null,
  }
}
