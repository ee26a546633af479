import type { Db } from '#server/db/connect.ts'
import type { SiteRef } from '#server/http/visit.ts'
import { sitesByDomain } from './sites.ts'

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(:\d{1,5})?$/i
const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/** The site that answers to a host name, or null. In development loopback names get the default site. */
export async function siteByHost(
  db: Db,
  host: string,
  { allowLoopback }: { allowLoopback: boolean },
): Promise<SiteRef | null> {
  const name = HOST.exec(host)?.[1]?.toLowerCase()
  if (name === undefined) return null
  const sites = await sitesByDomain(db)
  const site = sites.get(name)
  if (site) return site
  if (!allowLoopback || !LOOPBACK.test(name)) return null
  return [...sites.values()].find(({ isDefault }) => isDefault) ?? null
}
