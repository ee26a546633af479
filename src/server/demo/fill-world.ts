import { sql } from 'kysely'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import { SHOWCASE_VERSION } from '#contract/showcase.ts'
import type { Tx } from '#server/db/connect.ts'
import { METHODS_OF_COUNTRY, VAT_RATES } from '#server/features/payments/payments.ts'
import type { DemoMember } from './demo-member.ts'
import { DEMO_LOGINS } from './identity.ts'
import { insertPhotos, licensePhotos } from './photos.ts'

type FillOptions = {
  readonly siteId: string
  /** One hash for all: hashing a million passwords would take a day. */
  readonly passwordHash: string
  readonly world: Iterable<DemoMember>
  readonly onProgress?: (members: number) => void
}

const BATCH = 1000

/** Writes a world into a site. It is there when the transaction is committed, or not at all. */
export async function fillWorld(tx: Tx, options: FillOptions): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  const sources = await sourcesOf(tx, options.siteId)
  let written = Promise.resolve()
  let members = 0
  for (const batch of batches(options.world)) {
    // The next batch is made while the database is busy with this one.
    await written
    written = writeBatch(tx, batch, { ...options, sources })
    members += batch.length
    options.onProgress?.(members)
  }
  await written
}

async function writeBatch(
  tx: Tx,
  batch: DemoMember[],
  options: FillOptions & { sources: Sources },
): Promise<void> {
  await insertCredits(tx, batch, options)
  await insertMembers(tx, batch, options)
  await insertConsents(tx, batch)
  await insertOrders(tx, batch, options.siteId)
  await insertPhotos(
    tx,
    batch.flatMap(({ id, photos }) =>
      photos.map((filename, position) => ({ memberId: id, filename, position })),
    ),
  )
  await licensePhotos(
    tx,
    batch.flatMap(({ id, isFictional }) => (isFictional ? [id] : [])),
  )
}

function* batches(world: Iterable<DemoMember>): Generator<DemoMember[]> {
  let batch: DemoMember[] = []
  for (const member of world) {
    batch.push(member)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The accounts of a site that credits come from: a gift, or a sale. */
type Sources = { readonly signup: string; readonly purchase: string }

/** Makes sure that a site has its own accounts. */
async function sourcesOf(tx: Tx, siteId: string): Promise<Sources> {
  await sql`
    insert into credit_account (site_id, kind)
    values (${siteId}, 'granted'), (${siteId}, 'sold'), (${siteId}, 'spent')
    on conflict (site_id, kind) where kind <> 'member' do nothing`.execute(tx)
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from credit_account where site_id = ${siteId} and kind <> 'member'`.execute(tx)
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)!.id
  return { signup: idOf('granted'), purchase: idOf('sold') }
}

/** Gives every member an account, with the transfers that its balance is the sum of. */
async function insertCredits(
  tx: Tx,
  batch: DemoMember[],
  { siteId, sources }: { siteId: string; sources: Sources },
): Promise<void> {
  await insertAccounts(tx, batch, siteId)
  const transfers = batch.flatMap((member) =>
    member.transfers.map((transfer, index) => {
      const at = transferTime(member, index)
      return { ...transfer, accountId: member.accountId, at }
    }),
  )
  const all = <T>(value: (transfer: (typeof transfers)[number]) => T) =>
    sql.val(transfers.map(value))
  await sql`
    insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
    select transfer_id, entry.account_id, entry.amount, reason, transfer_id::text, to_timestamp(made_at / 1000.0)
    from unnest(
      ${all(({ id }) => id)}::uuid[],
      ${all(({ accountId }) => accountId)}::uuid[],
      ${all(({ reason }) => sources[reason])}::uuid[],
      ${all(({ amount }) => amount)}::int[],
      ${all(({ reason }) => reason)}::text[],
      ${all(({ at }) => at)}::float8[]
    ) as transfer (transfer_id, member_account_id, source_id, amount, reason, made_at)
    cross join lateral (
      values (member_account_id, transfer.amount), (source_id, -transfer.amount)
    ) as entry (account_id, amount)`.execute(tx)
}

async function insertAccounts(tx: Tx, batch: DemoMember[], siteId: string): Promise<void> {
  const balances = batch.map(({ transfers }) =>
    transfers.reduce((sum, { amount }) => sum + amount, 0),
  )
  await sql`
    insert into credit_account (id, site_id, kind, balance, has_free_message)
    select id, ${siteId}, 'member', balance, has_free_message
    from unnest(
      ${sql.val(batch.map(({ accountId }) => accountId))}::uuid[],
      ${sql.val(balances)}::int[],
      ${sql.val(batch.map(({ email }) => email === DEMO_LOGINS.emails.new))}::boolean[]
    ) as account (id, balance, has_free_message)`.execute(tx)
}

async function insertMembers(
  tx: Tx,
  batch: DemoMember[],
  { siteId, passwordHash }: { siteId: string; passwordHash: string },
): Promise<void> {
  const all = <T>(value: (member: DemoMember) => T) => sql.val(batch.map(value))
  await sql`
    insert into member (
      id, site_id, credit_account_id, email, password_hash, status, name, gender, identity, seeks, seeks_couples, sexuality, date_of_birth,
      country, region, city, language, about, hair_color, eye_color, body_type, relationship_status, tattoos,
      interests, looks_for, relationship_style, boundaries, prompts, paid_user, is_fictional, main_photo, last_active_at, signup_at, activated_at,
      is_showcased, is_showcased_by_type
    )
    select
      id, ${siteId}, account_id, email, ${passwordHash}, status, name, gender, identity, seeks, seeks_couples, sexuality, date_of_birth,
      country, region, city, language, about, hair_color, eye_color, body_type, relationship_status, tattoos,
      string_to_array(interests, ','), string_to_array(looks_for, ','), relationship_style,
      string_to_array(boundaries, ','), prompts, is_paid, is_fictional, main_photo,
      to_timestamp(last_active / 1000.0), to_timestamp(signup / 1000.0),
      case status when 'active' then to_timestamp(signup / 1000.0) end, is_showcased, is_by_type
    from unnest(
      ${all((member) => member.id)}::uuid[],
      ${all((member) => member.accountId)}::uuid[],
      ${all((member) => member.email)}::text[],
      ${all((member) => member.status)}::text[],
      ${all((member) => member.name)}::text[],
      ${all((member) => member.gender)}::text[],
      ${all((member) => member.identity)}::text[],
      ${all((member) => member.seeks)}::text[],
      ${all((member) => member.seeksCouples)}::text[],
      ${all((member) => member.sexuality)}::text[],
      ${all((member) => member.dateOfBirth)}::date[],
      ${all((member) => member.country)}::text[],
      ${all((member) => member.region)}::text[],
      ${all((member) => member.city)}::text[],
      ${all((member) => member.language)}::text[],
      ${all((member) => member.about)}::text[],
      ${all((member) => member.hairColor)}::text[],
      ${all((member) => member.eyeColor)}::text[],
      ${all((member) => member.bodyType)}::text[],
      ${all((member) => member.relationshipStatus)}::text[],
      ${all((member) => member.tattoos)}::text[],
      ${all((member) => member.interests.join(','))}::text[],
      ${all((member) => member.looksFor.join(','))}::text[],
      ${all((member) => member.relationshipStyle)}::text[],
      ${all((member) => member.boundaries.join(','))}::text[],
      ${all((member) => JSON.stringify(member.prompts))}::jsonb[],
      ${all((member) => member.isPaid)}::boolean[],
      ${all((member) => member.isFictional)}::boolean[],
      ${all((member) => member.photos[0] ?? null)}::text[],
      ${all((member) => member.lastActiveAt.getTime())}::float8[],
      ${all((member) => member.signupAt.getTime())}::float8[],
      ${all(({ consents }) => consents.includes('showcase'))}::boolean[],
      ${all(({ consents }) => consents.includes('showcase_by_type'))}::boolean[]
    ) as made (
      id, account_id, email, status, name, gender, identity, seeks, seeks_couples, sexuality, date_of_birth,
      country, region, city, language, about, hair_color, eye_color, body_type, relationship_status, tattoos,
      interests, looks_for, relationship_style, boundaries, prompts, is_paid, is_fictional, main_photo, last_active, signup, is_showcased, is_by_type
    )`.execute(tx)
}

/** What members agreed to, which was written with them already, so that no row is written twice. */
async function insertConsents(tx: Tx, batch: DemoMember[]): Promise<void> {
  const given = batch.flatMap(({ id, consents, signupAt }) =>
    consents.map((kind) => ({ id, kind, at: signupAt.getTime() })),
  )
  await sql`
    insert into consent (member_id, kind, version, given_at)
    select id, kind, ${SHOWCASE_VERSION}::date, to_timestamp(at / 1000.0)
    from unnest(
      ${sql.val(given.map(({ id }) => id))}::uuid[],
      ${sql.val(given.map(({ kind }) => kind))}::text[],
      ${sql.val(given.map(({ at }) => at))}::float8[]
    ) as given (id, kind, at)`.execute(tx)
}

/** Writes the purchases that the bought credits of some members came from, as they would be after they were paid. */
async function insertOrders(tx: Tx, batch: DemoMember[], siteId: string): Promise<void> {
  const orders = batch.flatMap(purchasesOf)
  if (orders.length === 0) return
  const all = <T>(value: (order: (typeof orders)[number]) => T) => sql.val(orders.map(value))
  await sql`
    with numbers as (
      insert into receipt_counter (site_id, last_number) values (${siteId}, ${orders.length})
      on conflict (site_id) do update set last_number = receipt_counter.last_number + excluded.last_number
      returning last_number - ${orders.length}::int as before
    ), bought as (
      insert into credit_order (
        id, site_id, member_id, account_id, client_id, style, credits, currency, price_minor, total_minor, country,
        vat_rate, method, status, provider, provider_id, receipt_number, created_at, completed_at, settled_at
      )
      select
        made.id, ${siteId}, member_id, account_id, made.id, style, package.credits, made.currency, amount_minor, amount_minor,
        country, vat_rate, method, 'completed', 'sandbox', 'sbx_' || substr(md5(made.id::text), 1, 24),
        numbers.before + row_number() over (order by made_at, made.id), at, at, at
      from numbers, unnest(
        ${all(({ id }) => id)}::uuid[],
        ${all(({ memberId }) => memberId)}::uuid[],
        ${all(({ accountId }) => accountId)}::uuid[],
        ${all(({ credits }) => credits)}::int[],
        ${all(({ country }) => country)}::text[],
        ${all(({ country }) => COUNTRY_CURRENCY[country])}::text[],
        ${all(({ country }) => VAT_RATES[country])}::int[],
        ${all(({ country }) => METHODS_OF_COUNTRY[country][0])}::text[],
        ${all(({ at }) => at)}::float8[]
      ) as made (id, member_id, account_id, credits, country, currency, vat_rate, method, made_at)
      cross join lateral (select to_timestamp(made_at / 1000.0) as at) as moment
      join package on package.site_id is null and package.credits = made.credits
      join package_price on package_price.package_id = package.id and package_price.currency = made.currency
      returning id, site_id, member_id, provider_id, total_minor, currency, method, created_at
    )
    insert into sandbox_payment (
      id, order_id, site_id, amount_minor, currency, method, description, locale, return_url, webhook_url, status,
      created_at, expires_at
    )
    select provider_id, bought.id, bought.site_id, total_minor, currency, method, '', language, '/transactions/' || bought.id, '',
      'paid', bought.created_at, bought.created_at
    from bought join member on member.id = bought.member_id`.execute(tx)
}

function purchasesOf(member: DemoMember) {
  const { id: memberId, accountId, country } = member
  return member.transfers.flatMap(({ id, reason, amount: credits }, index) => {
    const at = transferTime(member, index)
    return reason === 'purchase' ? [{ id, memberId, accountId, country, credits, at }] : []
  })
}

/** When a member got these credits: the first when they joined, the others evenly over the time that they have been here. */
function transferTime({ signupAt, lastActiveAt, transfers }: DemoMember, index: number): number {
  const joined = signupAt.getTime()
  return joined + Math.floor(((lastActiveAt.getTime() - joined) * index) / transfers.length)
}
