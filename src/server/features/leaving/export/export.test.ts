import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { openFiles, photoKey } from '#server/features/media/media.ts'
import { readConfig } from '#server/kernel/config.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { openSession } from '#server/http/session.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { makeMandate } from '#test/make-mandate.ts'
import { makeOrder } from '#test/make-order.ts'
import { SECTIONS } from './export-rule.ts'
import { EXPORT_RULES } from './export-rules.ts'
import { textsIn } from '#server/texts/texts.ts'

const MINUTE = 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')
const HOSTILE = `</td><script>alert('x')</script>&"`

const { db } = await freshDatabase()
const site = await makeSite(db)
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => NOW })

type Session = { readonly isConfirmed?: boolean; readonly now?: Date }

async function download(memberId: string | null, session: Session = {}, on = app) {
  const cookie = memberId
    ? `session=${(await openSession(db, { memberId, userAgent: HOSTILE, isConfirmed: true, now: NOW, ...session }))!.token}`
    : ''
  return on.fastify.inject({ url: '/api/export.php', headers: { ...CLIENT, cookie } })
}

async function contentsOf(memberId: string) {
  const { rawPayload } = await download(memberId)
  const entries = unzipSync(rawPayload)
  const text = (name: string) => strFromU8(entries[name]!)
  return { entries, data: JSON.parse(text('data.json')), page: text('index.html') }
}

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, {
    about: HOSTILE,
    region: 'NH',
    credits: 9,
    ...changes,
  })
  const other = await makeMember(db, site.id, { name: 'Geheimpje', about: 'van een ander' })
  const { id } = member
  const at = { created_at: NOW }
  await db
    .insertInto('member_like')
    .values({ from_id: id, to_id: other.id, ...at })
    .execute()
  await db
    .insertInto('block')
    .values({ blocker_id: id, blocked_id: other.id, ...at })
    .execute()
  await db
    .insertInto('consent')
    .values({ member_id: id, kind: 'terms', version: '2024-01-01', given_at: NOW })
    .execute()
  await db
    .insertInto('first_message')
    .values({ member_id: id, target_id: other.id, text: 'Hoi daar', ...at })
    .execute()
  const links = [
    { kind: 'undo_password', token_hash: sha256(id), data: '{"password_hash":"old-secret"}' },
    { kind: 'mail_change', token_hash: sha256(site.id + id), data: '{"email":"new@example.com"}' },
  ].map((link) => ({ member_id: id, ...link, ...at, expires_at: NOW }))
  await db.insertInto('mail_link').values(links).execute()
  return { member, other }
}

test('every table has a rule, and every column of one is given or left out with a reason [P10] [ACC-7]', async () => {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select table_name, array_agg(column_name::text order by column_name::text collate "C") as columns
    from information_schema.columns where table_schema = 'public' group by table_name`.execute(db)

  const stored = Object.fromEntries(rows.map(({ table_name: table, columns }) => [table, columns]))
  const ruled = Object.entries(EXPORT_RULES).map(([table, rule]) => [
    table,
    'skip' in rule ? stored[table] : [...rule.columns, ...Object.keys(rule.leftOut)].toSorted(),
  ])

  expect(Object.fromEntries(ruled)).toEqual(stored)
})

test('every table that leads to a member by a foreign key gives its rows or says why not [P10] [ACC-7]', async () => {
  const { rows } = await sql<{ name: keyof typeof EXPORT_RULES }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass`.execute(db)

  const given = rows.filter(({ name }) => !('skip' in EXPORT_RULES[name])).map(({ name }) => name)

  expect(given.toSorted()).toEqual([
    'age_proof',
    'block',
    'complaint',
    'consent',
    'conversation_side',
    'credit_order',
    'debit_mandate',
    'decision',
    'discount_code',
    'first_message',
    'like_comment',
    'mail_link',
    'member_like',
    'member_seen',
    'message',
    'passkey',
    'photo',
    'profile_look',
    'report',
    'saved_search',
    'session',
    'signup_wish',
    'swipe',
  ])
})

test('a member gets everything about themselves in one file [ACC-7] [P10]', async () => {
  const { member, other } = await aMember()
  const filename = await makeStoredPhoto(db, files, member.id)
  await files.write(photoKey(filename, 'full'), Buffer.from('the whole picture'))

  const answer = await download(member.id)
  const { entries, data } = await contentsOf(member.id)

  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="localhost-2026-03-01.zip"',
  })
  expect(Object.keys(entries)).toEqual(['data.json', 'index.html', `photos/${filename}.webp`])
  expect(strFromU8(entries[`photos/${filename}.webp`]!)).toBe('the whole picture')
  expect(Object.keys(data)).toEqual([...SECTIONS])
  expect(data.profile).toMatchObject([
    { email: member.email, about: HOSTILE, date_of_birth: '1990-05-17' },
  ])
  expect(data.likes).toEqual([{ to_id: other.id, created_at: NOW.toISOString() }])
  expect(data.blocked).toEqual([{ blocked_id: other.id, created_at: NOW.toISOString() }])
  expect(data.first_message).toMatchObject([{ target_id: other.id, text: 'Hoi daar' }])
  expect(data.credits).toEqual([{ balance: 9, has_free_message: false }])
  expect(data.credit_entries).toMatchObject([{ amount: 9, reason: 'signup' }])
  expect(data.consents).toHaveLength(1)
  expect(JSON.stringify(data.mail_links)).toContain('"email":"new@example.com"')
  expect(data.sessions).toHaveLength(2)
  for (const words of ['17 mei 1990', 'Nederland', 'Noord-Holland', 'Nederlands', 'vrouw'])
    expect(strFromU8(entries['index.html']!)).toContain(`<td>${words}</td>`)
})

test('nothing of others is in it but their ids, and no secret at all [ACC-7] [P6]', async () => {
  const { member, other } = await aMember()
  await db.insertInto('block').values({ blocker_id: other.id, blocked_id: member.id }).execute()
  await db
    .insertInto('member_like')
    .values({ from_id: other.id, to_id: member.id, created_at: NOW })
    .execute()

  const { data, page } = await contentsOf(member.id)

  const all = JSON.stringify(data) + page
  const secrets = [
    other.name,
    other.email,
    other.about,
    member.password_hash,
    'old-secret',
    sha256(member.id).toString('hex'),
  ]
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(data.likes).toHaveLength(1)
  expect(data.blocked).toHaveLength(1)
})

test('of a conversation a member gets what they wrote and sent, and nothing that the other did [ACC-7] [P6]', async () => {
  const member = await makeMember(db, site.id)
  const other = await makeMember(db, site.id, { name: 'Geheimpje' })
  const [filename, theirs] = ['m'.repeat(32), 't'.repeat(32)]
  const photo = { kind: 'photo', text: '', width: 4, height: 3 }
  const { id } = await makeConversation(db, member, other, [
    { from: member, text: 'Van mij' },
    { from: other, text: 'Van de ander' },
    { from: member, ...photo, filename, blurred_filename: `b${filename}` },
    { from: other, ...photo, filename: theirs, blurred_filename: `b${theirs}` },
  ])
  for (const name of [filename, theirs])
    await files.write(photoKey(name, 'full'), Buffer.from('a picture'))

  const { entries, data, page } = await contentsOf(member.id)

  expect(data.conversations).toMatchObject([
    { conversation_id: id, other_id: other.id, has_written: true },
  ])
  expect(data.messages).toMatchObject([
    { conversation_id: id, kind: 'text', text: 'Van mij', filename: null },
    { conversation_id: id, kind: 'photo', filename },
  ])
  expect(Object.keys(entries)).toEqual(['data.json', 'index.html', `photos/${filename}.webp`])
  expect(page).toContain('Van mij')
  expect(JSON.stringify(data) + page).not.toMatch(/Van de ander|Geheimpje|t{32}/)
})

test('purchases and mandates are in it, without an account number [ACC-7] [P10] [M10]', async () => {
  const [member, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  await makeOrder(db, member, { created_at: NOW, method: 'directdebit', iban_hash: 'hash-of-it' })
  await makeOrder(db, other, { created_at: NOW })
  await makeMandate(db, member, { reference: 'VONK-1', iban_end: '0300', signed_at: NOW })

  const { data, page } = await contentsOf(member.id)

  expect(data.orders).toMatchObject([
    { created_at: NOW.toISOString(), credits: 75, total_minor: 5995, method: 'directdebit' },
  ])
  expect(data.mandates).toEqual([
    { reference: 'VONK-1', iban_end: '0300', signed_at: NOW.toISOString(), ended_at: null },
  ])
  expect(JSON.stringify(data) + page).not.toMatch(/hash-of-it|secret-details/)
})

test('a photo whose file is missing is left out, and the rest is there [ACC-7]', async () => {
  const { member } = await aMember({ hasPhoto: true })

  const { entries, data } = await contentsOf(member.id)

  expect(Object.keys(entries)).toEqual(['data.json', 'index.html'])
  expect(data.photos).toHaveLength(1)
})

test('the page is text and style alone: what members wrote is never code [ACC-7] [W3]', async () => {
  const { member } = await aMember()

  const { page } = await contentsOf(member.id)

  expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;')
  expect(page).not.toMatch(/<script|<link|https?:|\son\w+=/i)
})

test.each(LOCALE_CODES)(
  'in %s every section and every field has its words [ACC-7] [LOC-1]',
  async (language) => {
    const { member } = await aMember({ language })
    const texts = textsIn(language).export
    const stored = Object.values(EXPORT_RULES).flatMap((rule) =>
      'skip' in rule ? [] : rule.columns,
    )
    // The last five are read from what is sealed in a mandate.
    const columns = [...stored, 'holder', 'street', 'house_number', 'zip', 'phone']

    const { page } = await contentsOf(member.id)

    expect(columns.filter((column) => !texts.fields[column]?.trim())).toEqual([])
    expect(
      Object.keys(texts.fields).filter((field) => !(columns as string[]).includes(field)),
    ).toEqual([])
    expect(page).toContain(`<html lang="${language}">`)
    for (const heading of Object.values(texts.sections))
      expect(page).toContain(`<h2>${heading.replaceAll("'", '&#39;')}</h2>`)
  },
)

test('a visitor, and a member whose password was not asked for lately, get nothing [ACC-7] [A8]', async () => {
  const { member } = await aMember()
  const codeOf = async (...request: Parameters<typeof download>) =>
    (await download(...request)).json().error.code

  expect(await codeOf(null)).toBe('LOGIN_REQUIRED')
  expect(await codeOf(member.id, { isConfirmed: false })).toBe('PASSWORD_REQUIRED')
  expect(await codeOf(member.id, { now: new Date(NOW.getTime() - 10 * MINUTE - 1) })).toBe(
    'PASSWORD_REQUIRED',
  )
})

test('it changes nothing, and is given ten times an hour [ACC-7] [A10]', async () => {
  const { member } = await aMember()
  const limited = await testApp(db, {
    files,
    clock: () => NOW,
    config: readConfig({ NODE_ENV: 'test' }),
  })
  const before = await databaseHash(db, { except: ['session'] })

  const statuses = []
  for (let nth = 0; nth < 11; nth += 1)
    statuses.push((await download(member.id, {}, limited)).statusCode)

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await databaseHash(db, { except: ['session'] })).toBe(before)
})
