import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { connect } from '#server/db/connect.ts'
import { listCases } from '#server/features/cases/cases.ts'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import type { Figure, Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'

const MEMBERS = 10_000
const CASES = 100_000
const ASKED = 60
const MOST_MS = 50
const HOST = 'office.example.com'

type Filter = Parameters<typeof listCases>[1]['filter']
const LISTS: readonly (readonly [name: string, filter: Filter])[] = [
  ['all', {}],
  ['of one kind', { kind: 'complaint' }],
  ['in one language', { language: 'fi' }],
  ['for over a week', { age: 'week' }],
  ['that nobody has', { holder: 'free' }],
]

export const office: Section = {
  name: 'office',
  method: `The 95th percentile of the first pages of \`/api/office/cases\` over HTTP for an owner with ${CASES.toLocaleString('en')} open cases, ${ASKED} times one after the other after as many to warm up, by filter, each time one page further. The control are the same statements alone, on one connection. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const world = await openWorld(bench, MEMBERS, { OFFICE_HOST: HOST })
    await makeCases(world)
    const operator = await makeOwner(world)
    const figures: Figure[] = []
    for (const [name, filter] of LISTS)
      figures.push({
        name: `${CASES.toLocaleString('en')} cases, ${name}, p95`,
        unit: 'ms',
        value: await timesOf((after) => overHttp(world, operator.token, { ...filter, ...after })),
        control: await inSql(world, operator.id, filter),
        budget: { most: MOST_MS, of: 'value' },
      })
    await world.close()
    return figures
  },
}

type Page = { readonly after: string | null }
type After = { readonly after?: string }

/** Goes from page to page, and from the beginning again at the end. */
async function timesOf(ask: (after: After) => Promise<Page>): Promise<number> {
  const times: number[] = []
  let after: string | null = null
  for (let time = 0; time < 2 * ASKED; time += 1) {
    const started = performance.now()
    const page: Page = await ask(after === null ? {} : { after })
    times.push(performance.now() - started)
    after = page.after
  }
  return percentile(times.slice(ASKED), 95)
}

async function inSql({ databaseUrl }: SearchWorld, operatorId: string, filter: Filter) {
  const db = connect(databaseUrl, { max: 1 })
  const asked = { scope: 'all', operatorId } as const
  const time = await timesOf((after) =>
    listCases(db, { ...asked, filter: { ...filter, ...after }, now: new Date() }),
  )
  await db.destroy()
  return time
}

async function overHttp({ server }: SearchWorld, token: string, input: object): Promise<Page> {
  const path = `/api/office/cases?${new URLSearchParams({ ...input })}`
  const headers = { host: HOST, cookie: `office=${token}`, 'x-request-type': 'client' }
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, resolve)
      .on('error', reject)
      .end()
  })
  const body = await json(reply)
  if (reply.statusCode !== 200) throw new Error(`${path} was answered with ${reply.statusCode}`)
  return body as Page
}

/** Reports, notices and complaints of the last ten days, about everybody in turn. */
async function makeCases({ owner }: SearchWorld): Promise<void> {
  const numbered = `
    (select id, site_id, name, email, language, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
     from member where status = 'active') as member
    join generate_series(1, ${CASES}) as nth on place = nth % all_of_them`
  // A row at a time, as the triggers make them, would take minutes.
  await owner.query('alter table report disable trigger report_added')
  await owner.query('alter table complaint disable trigger complaint_added')
  await owner.query('delete from report; delete from complaint; delete from office_case')
  await owner.query(`
    insert into report (site_id, client_id, target_id, subject, reason, explanation, evidence, created_at, address)
    select site_id, gen_random_uuid(), id, 'member', 'scam_or_money', 'Asked for money twice.', '{}',
      now() - nth * interval '8 s', case when nth % 5 = 0 then '/members/' || id end
    from ${numbered} where nth % 10 < 7`)
  await owner.query(`
    insert into complaint (site_id, number, client_id, member_id, name, email, language, kind, reference, text, created_at)
    select site_id, 'K-2026-' || lpad(nth::text, 6, '0'), gen_random_uuid(), id, name, email, language, 'payment', '',
      'I paid twice for the same order.', now() - nth * interval '8 s'
    from ${numbered} where nth % 10 >= 7`)
  await owner.query(`
    insert into office_case (kind, site_id, subject_id, member_id, language, opened_at, due_at)
    select case when address is null then 'report' else 'notice' end, report.site_id, report.id, target_id, language, created_at,
      created_at + interval '1 day'
    from report join member on member.id = target_id`)
  await owner.query(`
    insert into office_case (kind, site_id, subject_id, member_id, language, opened_at, due_at)
    select 'complaint', site_id, id, member_id, language, created_at, created_at + interval '14 days' from complaint`)
  await owner.query('alter table report enable trigger report_added')
  await owner.query('alter table complaint enable trigger complaint_added')
  await owner.query('vacuum analyze report, complaint, office_case')
}

async function makeOwner({ owner }: SearchWorld): Promise<{ id: string; token: string }> {
  const token = newToken()
  const { rows } = await owner.query<{ id: string }>(
    `with made as (
       insert into operator (email, name, language, passkey_handle, created_at)
       values (gen_random_uuid() || '@vonk.example', 'Mirte Vos', 'en', $2, now()) returning id
     ), role as (insert into operator_role (operator_id, role) select id, 'owner' from made)
     insert into operator_session (operator_id, token_hash, created_at, last_seen_at, confirmed_at, expires_at, user_agent)
     select id, $1, now(), now(), now(), now() + interval '12 h', 'bench' from made returning operator_id as id`,
    [sha256(token), sha256(newToken())],
  )
  return { id: rows[0]!.id, token }
}
