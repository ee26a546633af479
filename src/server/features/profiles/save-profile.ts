import type { Updateable } from 'kysely'
import type { OwnProfile } from '#contract/profile.ts'
import type { Tables } from '#server/db/tables.ts'
import { withEvents } from '#server/events/telling.ts'
import { settingsOf, type Settings } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import { requireFit, type Changes } from './demand-fit.ts'

type Saving = {
  readonly siteId: string
  readonly memberId: string
  readonly profile: OwnProfile
  readonly now: Date
}

/** Saves what a member tells about themselves, and tells their devices. What the site does not show stays as it was. */
export async function saveProfile(
  { db, events }: Pick<App, 'db' | 'events'>,
  { siteId, memberId, profile, now }: Saving,
): Promise<void> {
  const settings = await settingsOf(db, siteId)
  const changes = shownPart(profile, settings)
  await requireFit(db, { memberId, changes, settings, now })
  await withEvents({ db, events, now }, async (tx, notify) => {
    await tx.updateTable('member').set(columnsOf(changes)).where('id', '=', memberId).execute()
    notify([memberId], { kind: 'user_changed' })
  })
}

/** The place is one thing: it is told with a town or not at all. */
const PLACE_FIELDS = ['country', 'region', 'city'] as const

function shownPart(profile: OwnProfile, settings: Settings): Changes {
  const { name, seeks, date_of_birth, place, about, ...words } = profile
  const fields: ReadonlySet<string> = new Set(settings.visible_profile_fields)
  return {
    name,
    seeks,
    ...Object.fromEntries(Object.entries(words).filter(([field]) => fields.has(field))),
    ...(fields.has('age') ? { date_of_birth } : {}),
    ...(PLACE_FIELDS.some((field) => fields.has(field)) ? { place } : {}),
    ...(settings.visible_profile_notes.includes('about') ? { about } : {}),
  }
}

function columnsOf({ place, ...changes }: Changes): Updateable<Tables['member']> {
  return { ...changes, ...place }
}
