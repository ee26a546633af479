import * as z from 'zod/mini'
import { CountryCode, LocaleCode } from '../codes.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'
import { SiteForm } from './settings.ts'

/** A site as those see it who run it: a closed one as it will be. */
export const OfficeSite = z.object({
  site_id: z.uuid(),
  domain: z.string(),
  name: z.string(),
  brand: z.string(),
  is_live: z.boolean(),
  is_default: z.boolean(),
  made_at: z.iso.datetime(),
  locales: z.array(LocaleCode),
  countries: z.array(CountryCode),
  /** The settings that it needs before it may open; none where it is open. */
  missing: z.array(z.string()),
})
export type OfficeSite = z.output<typeof OfficeSite>

export const listSites = officeEndpoint({
  method: 'GET',
  path: '/api/office/sites',
  needs: 'settings_read',
  input: z.object({}),
  output: z.object({ sites: z.array(OfficeSite) }),
})

const Domain = z.string().check(z.trim(), z.minLength(1), z.maxLength(253))

/** Makes a site that answers nobody yet. It takes the right on all sites, since it is none of those that there are. */
export const makeSite = officeEndpoint({
  method: 'POST',
  path: '/api/office/sites',
  needs: 'sites_make',
  input: z.strictObject({ domain: Domain }),
  output: z.object({ site_id: z.uuid() }),
  refusals: ['DOMAIN_TAKEN', 'PERMISSION_REQUIRED'],
})

/** Another domain for a site that nobody has seen yet. */
export const changeDomain = officeEndpoint({
  method: 'PUT',
  path: '/api/office/site-domain',
  needs: 'sites_make',
  input: z.strictObject({ site_id: Id, domain: Domain }),
  output: SiteForm,
  refusals: ['NOT_FOUND', 'DOMAIN_TAKEN', 'SITE_OPEN'],
})

/** Makes what is prepared the settings of a site, and opens it for everybody. It never closes again. */
export const openSite = officeEndpoint({
  method: 'POST',
  path: '/api/office/site-open',
  needs: 'sites_make',
  needsFactor: true,
  input: z.strictObject({
    site_id: Id,
    /** The draft and the version that were read. */
    revision: z.int().check(z.minimum(0)),
    version: z.int().check(z.minimum(0)),
  }),
  output: SiteForm,
  refusals: ['NOT_FOUND', 'SITE_OPEN', 'SITE_NOT_READY', 'DRAFT_CHANGED', 'CHANGED_MEANWHILE'],
})
