import { getOwnProfile, saveProfile, type OwnProfile } from '#contract/profile.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import type { App } from '#server/http/route.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'

/** Everything that a member can tell about themselves. */
export const PROFILE: OwnProfile = {
  name: 'Fleur',
  gender: 'female',
  identity: null,
  seeks: 'both',
  seeks_couples: 'no',
  sexuality: 'bi',
  date_of_birth: '1991-07-14',
  place: { country: 'NL', region: 'UT', city: 'Utrecht' },
  about: 'Ik hou van lange wandelingen.',
  hair_color: 'red',
  eye_color: 'green',
  body_type: 'athletic',
  relationship_status: 'single',
  tattoos: 'one',
  interests: ['travel', 'wine'],
  looks_for: ['dates', 'affair'],
  relationship_style: 'open',
  boundaries: ['no_nudes'],
  prompts: [{ prompt: 'laugh', answer: 'Om mezelf.' }],
}

/** Members of a site who save their own profile and read it again, and the site with other settings for a while. */
export function ownProfiles(app: App, siteId: string) {
  const { db } = app
  return {
    aMember: async (changes: Parameters<typeof makeMember>[2] = {}) => {
      const member = await makeMember(db, siteId, changes)
      const { call } = await loggedIn(app, member.id)
      const save = (wishes: Partial<OwnProfile> = {}) =>
        call(saveProfile, { ...PROFILE, ...wishes })
      const read = async () => (await call(getOwnProfile, {})).body.profile
      return { member, call, save, read }
    },
    withSettings: async (changes: Record<string, unknown>, act: () => Promise<void>) => {
      await changeSettings(db, siteId, changes)
      try {
        await act()
      } finally {
        await db.updateTable('site').set({ settings: '{}' }).where('id', '=', siteId).execute()
        await changeSettings(db, siteId, {})
      }
    },
  }
}
