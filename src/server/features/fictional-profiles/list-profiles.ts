import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { ageOnDay } from '#contract/fields.ts'
import {
  FICTIONAL_PAGE,
  type FictionalRow,
  type listFictional as contract,
} from '#contract/office/fictional.ts'
import type { Db } from '#server/db/connect.ts'
import type { Scope } from '#server/http/office-route.ts'

type Filter = z.output<typeof contract.input>
type Asked = { readonly scope: Scope; readonly filter: Filter; readonly now: Date }

type Row = Omit<z.input<typeof FictionalRow>, 'age'> & { readonly born: string }

const LATELY_DAYS = 30

/** The fictional profiles of the sites that somebody may look at, by name, with how many there are of each kind. */
export async function listProfiles(
  db: Db,
  { scope, filter, now }: Asked,
): Promise<z.input<typeof contract.output>> {
  const today = now.toISOString().slice(0, 10)
  const within = withinSites(scope, filter)
  const [rows, counts, writers] = await Promise.all([
    page(db, { within, filter, now, today }),
    countsOf(db, { scope, filter, today }),
    writersWithin(db, within),
  ])
  const profiles = rows.slice(0, FICTIONAL_PAGE).map(({ born, ...row }) => ({
    ...row,
    age: ageOnDay(born, today),
  }))
  const after = rows.length > FICTIONAL_PAGE ? profiles.at(-1)!.id : null
  return { profiles, after, ...counts, writers }
}

function withinSites(scope: Scope, { site_id: siteId }: Partial<Filter>): RawBuilder<boolean> {
  const allowed = scope === 'all' ? sql`true` : sql`member.site_id = any(${[...scope]}::uuid[])`
  const chosen = siteId === undefined ? sql`true` : sql`member.site_id = ${siteId}`
  return sql<boolean>`member.is_fictional and member.status = 'active' and ${allowed} and ${chosen}`
}

/** Whether a picture of a profile may not be shown on this day. */
function isUnlicensed(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from photo left join picture_licence as licence on licence.photo_id = photo.id
    where photo.member_id = member.id and (licence.photo_id is null or licence.ends_on < ${today}::date))`
}

function isInView(view: Filter['view'], today: string): RawBuilder<boolean> {
  if (view === undefined) return sql<boolean>`true`
  if (view !== 'unlicensed') return sql<boolean>`profile.state = ${view}`
  return sql<boolean>`profile.state <> 'retired' and ${isUnlicensed(today)}`
}

type Paging = {
  readonly within: RawBuilder<boolean>
  readonly filter: Filter
  readonly now: Date
  readonly today: string
}

async function page(db: Db, { within, filter, now, today }: Paging): Promise<Row[]> {
  const { view, writer_id: writerId, after } = filter
  const isTheirs =
    writerId === undefined
      ? sql`true`
      : sql`exists (select from fictional_writer as theirs where theirs.member_id = member.id and theirs.operator_id = ${writerId})`
  const isFurther =
    after === undefined
      ? sql`true`
      : sql`(member.name, member.id) > (select name, id from member where id = ${after})`
  const lately = new Date(now.getTime() - LATELY_DAYS * 24 * 60 * 60 * 1000)
  const { rows } = await sql<Row>`
    with page as materialized (
      select member.id, member.site_id, profile.state, member.name, date_of_birth, country, city, language
      from member join fictional_profile as profile on profile.member_id = member.id
      where ${within} and ${isInView(view, today)} and ${isTheirs} and ${isFurther}
      order by member.name, member.id
      limit ${FICTIONAL_PAGE + 1}
    )
    select page.id, site_id, state, name, date_of_birth::text as born, country, city, language,
      coalesce(said.members, 0) as members, coalesce(said.lately, 0) as members_lately,
      coalesce(shown.pictures, 0) as pictures, coalesce(shown.licensed, 0) as licensed, shown.ends_on::text as ends_on, shown.face,
      array(
        select operator.name from fictional_writer join operator on operator.id = operator_id
        where fictional_writer.member_id = page.id and operator.ended_at is null order by operator.name
      ) as writers
    from page
    cross join lateral (
      select count(*)::int as members, (count(*) filter (where last_at > ${lately}))::int as lately
      from writing where fiction_id = page.id
    ) as said
    cross join lateral (
      select count(*)::int as pictures,
        (count(*) filter (where licence.photo_id is not null and (ends_on is null or ends_on >= ${today}::date)))::int as licensed,
        min(ends_on) as ends_on, (array_agg(photo.id order by position))[1] as face
      from photo left join picture_licence as licence on licence.photo_id = photo.id
      where photo.member_id = page.id
    ) as shown
    order by name, id`.execute(db)
  return rows
}

type Counting = { readonly scope: Scope; readonly filter: Filter; readonly today: string }

/** How many there are: of each kind on what is chosen, and on each site. */
async function countsOf(db: Db, { scope, filter, today }: Counting) {
  const { rows } = await sql<{ site_id: string; state: string; count: number; lacking: number }>`
    select member.site_id, profile.state, count(*)::int as count,
      (count(*) filter (where profile.state <> 'retired' and ${isUnlicensed(today)}))::int as lacking
    from member join fictional_profile as profile on profile.member_id = member.id
    where ${withinSites(scope, {})}
    group by member.site_id, profile.state`.execute(db)
  const chosen = rows.filter(
    ({ site_id: site }) => filter.site_id === undefined || site === filter.site_id,
  )
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
  const inState = (state: string) => sum(chosen.filter((row) => row.state === state))
  const ids = [...new Set(rows.map(({ site_id: site }) => site))].toSorted()
  return {
    count: {
      all: sum(chosen),
      draft: inState('draft'),
      published: inState('published'),
      retired: inState('retired'),
      unlicensed: chosen.reduce((total, { lacking }) => total + lacking, 0),
    },
    sites: ids.map((site) => ({
      site_id: site,
      count: sum(rows.filter((row) => row.site_id === site)),
    })),
  }
}

async function writersWithin(db: Db, within: RawBuilder<boolean>) {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct operator.id, operator.name
    from fictional_writer join operator on operator.id = operator_id join member on member.id = member_id
    where ${within} and operator.ended_at is null
    order by operator.name`.execute(db)
  return rows
}
