import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import type { MemberCard } from '#contract/member-card.ts'
import type { Db } from '#server/db/connect.ts'
import { builtOnce } from '#server/db/prepared.ts'
import { type Settings, settingsOf } from '#server/features/settings/settings.ts'
import type { Viewer } from './visible.ts'

const ONLINE_MS = 5 * 60 * 1000
const NEW_MS = 7 * 24 * 60 * 60 * 1000

export const CARD_COLUMNS = [
  'member.id',
  'member.name',
  'member.date_of_birth',
  'member.city',
  'member.country',
  'member.is_fictional',
  'member.last_active_at',
  'member.shows_last_seen',
  'member.signup_at',
  'member.main_photo',
] as const

type CardRow = {
  id: string
  name: string
  date_of_birth: string
  city: string
  country: string
  is_fictional: boolean
  last_active_at: Date
  shows_last_seen: boolean
  signup_at: Date
  main_photo: string | null
}

/** A member who was active after this is online. */
export function onlineSince(now: Date): Date {
  return new Date(now.getTime() - ONLINE_MS)
}

/** A member who joined after this is new. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_MS)
}

declare const isReal: unique symbol

/** The name of a member who exists. Mails and pushes take no other: they have no place for the mark of a fictional one. */
export type RealName = string & { readonly [isReal]: true }

/** The name for a mail or a push; null for a fictional profile, of which neither tells anything. */
export function realName(row: Pick<CardRow, 'name' | 'is_fictional'>): RealName | null {
  return row.is_fictional ? null : (row.name as RealName)
}

/** What a site shows of its members. */
export type Shown = Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>
const readShowing = builtOnce((db, { memberId }: { memberId: string }) =>
  db.selectFrom('member').select('shows_last_seen').where('id', '=', memberId),
)

/** The settings as they are for this viewer: whoever hides when they are here is not told it of others. */
export async function settingsFor(db: Db, { siteId, memberId }: Viewer): Promise<Settings> {
  const [settings, [viewer]] = await Promise.all([
    settingsOf(db, siteId),
    memberId === null ? [] : readShowing(db, { memberId }),
  ])
  return settingsAsTold(settings, viewer?.shows_last_seen ?? true)
}

/** The settings for whoever is told who is here now, or is not. */
export function settingsAsTold(settings: Settings, isToldOnline: boolean): Settings {
  if (isToldOnline) return settings
  const notes = settings.visible_profile_notes.filter((name) => name !== 'last_active')
  return { ...settings, visible_profile_notes: notes }
}

type MemberCardInput = { readonly settings: Shown; readonly now: Date }

/**
 * Turns a row into what others may know: of what the site shows, an age and no birthday; a fictional profile is never
 * online, nor is who hides it.
 */
export function memberCard(
  row: CardRow,
  { settings, now }: MemberCardInput,
): z.input<typeof MemberCard> {
  const { visible_profile_fields: fields, visible_profile_notes: notes } = settings
  const isToldOnline = notes.includes('last_active') && row.shows_last_seen && !row.is_fictional
  return {
    id: row.id,
    name: row.name,
    age: fields.includes('age') ? ageOn(row.date_of_birth, now) : null,
    city: fields.includes('city') ? row.city : '',
    country: fields.includes('country') ? row.country : '',
    fictional_icon: row.is_fictional,
    is_online: isToldOnline && row.last_active_at >= onlineSince(now),
    is_new: !row.is_fictional && row.signup_at > newSince(now),
    main_image: row.main_photo
      ? { filename: `${row.main_photo}-card.webp`, thumb_filename: `${row.main_photo}-thumb.webp` }
      : null,
  }
}

/** The age in whole years on the day of `now`, by the calendar. */
export function ageOn(dateOfBirth: string, now: Date): number {
  return ageOnDay(dateOfBirth, now.toISOString().slice(0, 10))
}
