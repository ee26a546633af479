import { expect, test } from 'vitest'
import { auditRecord } from '#server/features/record/record.ts'
import { readConfig } from '#server/kernel/config.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { runOperators } from './operators.ts'

const { db } = await freshDatabase()
const site = await makeSite(db, { domain: 'vonk.example' })
const now = new Date('2026-03-01T12:00:00Z')
const config = readConfig({ NODE_ENV: 'test', OFFICE_HOST: 'office.vonk.example' })

async function run(...args: string[]) {
  const said: string[] = []
  const code = await runOperators(args, { db, config, now, print: (line) => void said.push(line) })
  return { code, said }
}

test('an invitation is a link of which the database has the hash alone, and the record tells of it [OFF-1] [OFF-3]', async () => {
  const { code, said } = await run(
    'invite',
    'Ana@Vonk.example',
    '--role',
    'moderator',
    '--site',
    'vonk.example',
  )

  const token = /^https:\/\/office\.vonk\.example\/invitation#([\w-]{43})$/.exec(said[1] ?? '')?.[1]
  const kept = await db.selectFrom('operator_invitation').selectAll().executeTakeFirstOrThrow()
  const told = await db.selectFrom('operator_record').selectAll().executeTakeFirstOrThrow()
  expect(code).toBe(0)
  expect(kept).toMatchObject({
    email: 'ana@vonk.example',
    roles: [{ site_id: site.id, role: 'moderator' }],
    token_hash: sha256(token ?? ''),
    expires_at: new Date('2026-03-02T12:00:00Z'),
  })
  expect(told).toMatchObject({
    who: 'command line',
    via: 'command',
    action: 'operator_invited',
    site_id: site.id,
    subject_id: kept.id,
  })
  expect(JSON.stringify([kept, told])).not.toContain(token)
})

test('of two links for one address the newer works alone [OFF-1]', async () => {
  await run('invite', 'tim@vonk.example', '--role', 'writer')
  await run('invite', 'tim@vonk.example', '--role', 'support')

  const { said } = await run('list')

  expect(said.filter((line) => line.includes('tim@'))).toEqual([
    'invited until 2026-03-02T12:00:00.000Z: tim@vonk.example, support on all sites',
  ])
})

test('who is ended is out at once, with links and sessions, and the name stays [OFF-1]', async () => {
  const kees = await anOperator('Kees Blom', 'kees@vonk.example')
  const link = {
    email: 'friend@vonk.example',
    roles: '[]',
    invited_by: kees,
    token_hash: sha256('x'),
  }
  await db
    .insertInto('operator_invitation')
    .values({ ...link, created_at: now, expires_at: new Date('2026-03-02T12:00:00Z') })
    .execute()

  const { code, said } = await run('end', 'KEES@vonk.example')

  const left = db.selectFrom('operator_session').select('id').where('operator_id', '=', kees)
  expect(code).toBe(0)
  expect(said[0]).toContain('the record keeps the name Kees Blom')
  expect(await left.execute()).toEqual([])
  expect((await run('list')).said.join('\n')).not.toContain('friend@')
  expect((await run('list')).said).toContain(
    'Kees Blom, kees@vonk.example: owner on all sites, ended 2026-03-01',
  )
  expect((await run('end', 'kees@vonk.example')).code).toBe(1)
  expect(await auditRecord(db)).toMatchObject({ broken: null })
})

test('who lost a factor gets a link for new ones from whoever has the machine [OFF-1]', async () => {
  const id = await anOperator('Joost', 'joost@vonk.example')

  const { said } = await run('reset', 'joost@vonk.example')

  const token = said[1]?.split('#')[1] ?? ''
  const link = db.selectFrom('operator_invitation').select('operator_id')
  const kept = await link.where('token_hash', '=', sha256(token)).executeTakeFirstOrThrow()
  expect(kept).toEqual({ operator_id: id })
})

test('somebody who was ended can be invited again, somebody who is here cannot [OFF-1]', async () => {
  await anOperator('Ola Nowak', 'ola@vonk.example')
  const here = await run('invite', 'ola@vonk.example', '--role', 'owner')
  await run('end', 'ola@vonk.example')

  const again = await run('invite', 'ola@vonk.example', '--role', 'owner')

  expect([here.code, again.code]).toEqual([1, 0])
  expect(here.said).toEqual(['ola@vonk.example is an operator already; end that access first'])
})

test.each([
  [['invite'], /^whom\?/],
  [['invite', 'nobody', '--role', 'owner'], /^whom\?/],
  [['invite', 'a@b.example', 'c@d.example', '--role', 'owner'], /^whom\?/],
  [['invite', 'a@b.example'], /^as what\?/],
  [['invite', 'a@b.example', '--role', 'king'], /^as what\?/],
  [['invite', 'a@b.example', '--role', 'owner', '--site', 'none.example'], /no site none\.example/],
  [['invite', 'a@b.example', '--king'], /Unknown option/],
  [['end'], /there is no operator/],
  [['end', 'nobody@vonk.example'], /there is no operator/],
  [['crown'], /there is no command crown/],
])('%j is refused in one line and changes nothing [OFF-1]', async (args, line) => {
  const before = await auditRecord(db)

  const { code, said } = await run(...args)

  expect(code).toBe(1)
  expect(said.join('\n')).toMatch(line)
  expect(await auditRecord(db)).toEqual(before)
})

test('production without a host for the office says so [OFF-1]', async () => {
  const said: string[] = []
  const print = (line: string) => void said.push(line)

  const code = await runOperators(['invite', 'a@b.example', '--role', 'owner'], {
    db,
    config: { office: null },
    now,
    print,
  })

  expect(code).toBe(1)
  expect(said).toEqual(['there is no office yet: set OFFICE_HOST to its host'])
})

async function anOperator(name: string, email: string): Promise<string> {
  const { id } = await db
    .insertInto('operator')
    .values({ name, email, language: 'nl', passkey_handle: sha256(email), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('operator_role')
    .values({ operator_id: id, site_id: null, role: 'owner' })
    .execute()
  const times = { created_at: now, last_seen_at: now, confirmed_at: now, expires_at: now }
  await db
    .insertInto('operator_session')
    .values({ operator_id: id, token_hash: sha256(id), user_agent: '', ...times })
    .execute()
  return id
}
