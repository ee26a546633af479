import { domainToASCII } from 'node:url'
import type { Db } from '#server/db/connect.ts'
import { sitesByDomain, type Site } from '#server/features/settings/settings.ts'
import { CommandError } from './site-error.ts'

/** The site that an operator means by its domain. */
export async function siteNamed(db: Db, domain: string | undefined): Promise<Site> {
  if (domain === undefined)
    throw new CommandError('which site? Give its domain; npm run site -- list shows them')
  const site = (await sitesByDomain(db)).get(domainToASCII(domain.toLowerCase()))
  if (!site) throw new CommandError(`there is no site ${domain}; npm run site -- list shows them`)
  return site
}
