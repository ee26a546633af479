import type { Db } from '#server/db/connect.ts'
import { makeSite } from '#test/make.ts'

/** Sites beside the default one, each with one setting or people of its own, so that no test changes what another sees. */
const SITES = {
  'one-language.localhost': { visible_locales: ['nl'] },
  'no-warning.localhost': { enable_site_entry_popup: 'no' },
  'american.localhost': { us_footer: 'yes' },
  'private.localhost': { account_privacy: 'private' },
  'closed.localhost': { signups: 'none' },
  'by-source.localhost': { signups: 'with_trafficsource' },
  'resell.localhost': { member_resell: 'yes' },
  'fiction.localhost': {},
  'no-discount.localhost': { delete_discount: 0 },
  'of-age.localhost': {
    age_proof: 'eu_age_app',
    age_proof_before_signup: ['BE'],
    age_proof_before_photos: ['NL'],
  },
}

export async function makeSites(db: Db): Promise<void> {
  for (const [domain, settings] of Object.entries(SITES))
    await makeSite(db, { domain, settings: JSON.stringify(settings) })
}
