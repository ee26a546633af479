import type { Place, Seeks } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { z } from 'zod/mini'
import type { Db } from '#server/db/connect.ts'
import type { Viewer } from '#server/features/members/members.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { Visit } from '#server/http/visit.ts'

/** Who searches, and what a search takes from them where its filters say nothing. */
export type Searcher = {
  readonly viewer: Viewer
  readonly seeks: z.infer<typeof Seeks>
  readonly country: CountryCode
  /** The town that distances are measured from; visitors have none. */
  readonly home: Place | null
}

type SearcherOfInput = {
  readonly settings: Settings
  readonly countryOf: (ip: string) => string | null
}

export async function searcherOf(
  db: Db,
  visit: Pick<Visit, 'site' | 'member' | 'countryChoice' | 'ip'>,
  { settings, countryOf }: SearcherOfInput,
): Promise<Searcher> {
  const viewer = { siteId: visit.site.id, memberId: visit.member?.id ?? null }
  if (viewer.memberId === null) {
    const wishes = [visit.countryChoice, countryOf(visit.ip)]
    return { viewer, seeks: 'both', country: countryIn(settings, wishes), home: null }
  }
  const { seeks, ...home } = await db
    .selectFrom('member')
    .select(['seeks', 'country', 'region', 'city'])
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  return {
    viewer,
    seeks: seeks as Searcher['seeks'],
    country: countryIn(settings, [home.country]),
    home: home as Place,
  }
}

/** The first country of the wishes that the site serves, else the site's own first. */
function countryIn({ countries }: Settings, wishes: readonly (string | null)[]): CountryCode {
  const served = wishes.flatMap((wish) => countries.find((country) => country === wish) ?? [])
  return served[0] ?? countries[0] ?? 'NL'
}
