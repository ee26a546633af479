import { keptTrafficSource, trafficSourceIn } from '#contract/traffic.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { Visit } from '#server/http/visit.ts'

type Rules = Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>

/** Whether somebody may look at members: members always, visitors where the site lets those of their kind. */
export function mayLook(visit: Pick<Visit, 'member' | 'query' | 'cookies'>, rules: Rules): boolean {
  if (visit.member !== null) return true
  return hasTrafficSource(visit)
    ? rules.logged_out_search_trafficsource === 'all'
    : rules.logged_out_search === 'yes'
}

/** On the first page of a visit the address alone says who sent the visitor; later the browser has kept it. */
function hasTrafficSource({ query, cookies }: Pick<Visit, 'query' | 'cookies'>): boolean {
  const kept = keptTrafficSource(cookies.all()['source'])
  return (kept ?? trafficSourceIn(new URLSearchParams(query))) !== null
}
