import type { Db } from '#server/db/connect.ts'
import { pageOfLander } from './counted-page.ts'
import { joinedBetween } from './joined-between.ts'
import type { Question } from './question.ts'
import { visitsBetween } from './visits-between.ts'

/** What came of the visitors of a period, for one page and source of a site. */
export type Figures = {
  readonly site: string
  readonly lander: string
  readonly network: string
  readonly ref: string
  readonly sub1: string
  readonly sub2: string
  readonly sub3: string
  readonly visits: number
  readonly watched: number
  readonly bounces: number
  readonly signups: number
  /** Of the signups those of whom nobody knows any more whether they were activated. */
  readonly erased: number
  readonly activated: number
  readonly buyers: number
  /** Whole minor units by currency. */
  readonly revenue: Readonly<Record<string, number>>
}

const NONE = {
  visits: 0,
  watched: 0,
  bounces: 0,
  signups: 0,
  erased: 0,
  activated: 0,
  buyers: 0,
  revenue: {},
}
const NOBODY = { network: '', ref: '', sub1: '', sub2: '', sub3: '' }
/** Of those who were erased nobody knows any more who sent them or which page they saw. */
const ERASED = '(erased)'

/** Visits of a period, who signed up in it, and what they became and paid until now; most visits first. */
export async function figuresOf(db: Db, question: Question): Promise<Figures[]> {
  const domains = new Map(question.sites.map(({ id, domain }) => [id, domain]))
  const siteOf = (id: string) => domains.get(id)!
  const visits = (await visitsBetween(db, question)).map(({ site_id: id, page, ...counts }) => ({
    ...NONE,
    ...counts,
    site: siteOf(id),
    lander: page,
  }))
  const joined = (await joinedBetween(db, question)).map(
    ({ site_id: id, lander, is_erased: isErased, ...counts }) => ({
      ...NONE,
      ...counts,
      site: siteOf(id),
      lander: isErased ? ERASED : pageOfLander(lander),
      ...(isErased ? { ...NOBODY, network: ERASED, erased: counts.signups } : {}),
    }),
  )
  return together([...visits, ...joined].map((each) => narrowed(each, question.by))).toSorted(
    (one, other) => other.visits - one.visits || other.signups - one.signups,
  )
}

/** The sum of several, under the names of the first. */
export function sumOf(one: Figures, other: Figures): Figures {
  const currencies = Object.entries(other.revenue).map(
    ([currency, minor]) => [currency, minor + (one.revenue[currency] ?? 0)] as const,
  )
  return {
    ...one,
    visits: one.visits + other.visits,
    watched: one.watched + other.watched,
    bounces: one.bounces + other.bounces,
    signups: one.signups + other.signups,
    erased: one.erased + other.erased,
    activated: one.activated + other.activated,
    buyers: one.buyers + other.buyers,
    revenue: { ...one.revenue, ...Object.fromEntries(currencies) },
  }
}

/** Without what is not asked for. */
function narrowed(figures: Figures, by: Question['by']): Figures {
  return {
    ...figures,
    ...(by === 'source' ? { lander: '' } : {}),
    ...(by === 'lander' ? NOBODY : {}),
  }
}

function together(all: readonly Figures[]): Figures[] {
  const groups = new Map<string, Figures>()
  for (const each of all) {
    const { site, lander, network, ref, sub1, sub2, sub3 } = each
    const key = JSON.stringify([site, lander, network, ref, sub1, sub2, sub3])
    const before = groups.get(key)
    groups.set(key, before ? sumOf(before, each) : each)
  }
  return [...groups.values()]
}
