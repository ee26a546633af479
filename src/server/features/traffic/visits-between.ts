import type { Db } from '#server/db/connect.ts'
import type { Question } from './question.ts'

/** What was counted on the pages of these sites in these days, for each page and source. */
export function visitsBetween(db: Db, { sites, from, to }: Question) {
  return db
    .selectFrom('traffic_day')
    .select(['site_id', 'page', 'network', 'ref', 'sub1', 'sub2', 'sub3'])
    .select(({ fn }) => [
      fn.sum<string>('visits').as('visits'),
      fn.sum<string>('watched').as('watched'),
      fn.sum<string>('bounces').as('bounces'),
    ])
    .where(
      'site_id',
      'in',
      sites.map(({ id }) => id),
    )
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['site_id', 'page', 'network', 'ref', 'sub1', 'sub2', 'sub3'])
    .execute()
    .then((rows) => rows.map(asNumbers))
}

function asNumbers<Row extends Record<'visits' | 'watched' | 'bounces', string>>(row: Row) {
  return {
    ...row,
    visits: Number(row.visits),
    watched: Number(row.watched),
    bounces: Number(row.bounces),
  }
}
