import { randomUUID } from 'node:crypto'
import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { requestReset } from '#contract/account.ts'
import type { Tables } from '#server/db/tables.ts'
import { jobHandlers } from '#server/background.ts'
import type { WorkerDeps } from '#server/jobs/job.ts'
import { runDueJobs, startWorker } from '#server/jobs/start-worker.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { linkToken } from '#server/kernel/secrets.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { ask, send } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { startSmtp } from '#test/fakes/smtp.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { hostile } from '#test/hostile.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { outboxOf } from '#test/outbox.ts'
import { sendMail } from './mail.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const NOON = new Date('2026-03-01T12:00:00Z')
const MINUTE_MS = 60_000
type Links = UpdateQueryBuilder<Tables, 'mail_link', 'mail_link', UpdateResult>

test('a mail server that is down slows no request, and once it is back all mails are there within a minute [R4]', async () => {
  const { smtp, proxy, url } = await aMailServer()
  const time = { ms: 0 }
  const clock = () => new Date(NOON.getTime() + time.ms)
  const app = await testApp(db, { clock })
  const members = await Promise.all(Array.from({ length: 40 }, () => makeMember(db, site.id)))
  work(url, clock)
  const request = async ({ email }: { email: string }) =>
    (await send(app, requestReset, { email })).status

  const whileUp = await oneByOne(members.slice(0, 10), request)
  await expect.poll(waiting).toBe(0)
  // Nothing passes on the way to the mail server: a caller who waited for it would never be answered.
  proxy.stall()
  const whileStuck = await oneByOne(members.slice(10, 20), request)
  proxy.refuse()
  proxy.reset()
  proxy.resume()
  const whileDown = await oneByOne(members.slice(20), request)
  for (; time.ms < 5 * MINUTE_MS; time.ms += 20_000) await allTried(clock())
  await proxy.accept()
  time.ms += MINUTE_MS

  await expect.poll(() => smtp.mails.length).toBe(40)
  expect([...whileUp, ...whileStuck, ...whileDown]).toEqual(members.map(() => 200))
  const recipients = smtp.mails.flatMap(({ to }) => to)
  expect(recipients.toSorted()).toEqual(members.map(({ email }) => email).toSorted())
  await expect.poll(waiting).toBe(0)
})

test('two workers at once never send one mail twice [R4]', async () => {
  const { smtp, url } = await aMailServer()
  const clock = () => new Date()
  const members = await Promise.all(Array.from({ length: 30 }, () => makeMember(db, site.id)))
  await Promise.all(members.map((member) => welcome(member, clock())))

  work(url, clock)
  work(url, clock)

  await expect.poll(waiting).toBe(0)
  const recipients = smtp.mails.flatMap(({ to }) => to)
  expect(recipients.toSorted()).toEqual(members.map(({ email }) => email).toSorted())
})

test('a mail that was taken but never confirmed is sent again under the same id, so that it can be told apart [R4]', async () => {
  const { smtp, url } = await aMailServer()
  const member = await makeMember(db, site.id)
  await welcome(member, NOON)
  smtp.faults.next('reset_after_commit')

  await runDueJobs(db, placeFor(url, NOON))
  await runDueJobs(db, placeFor(url, new Date(NOON.getTime() + MINUTE_MS)))

  const ids = smtp.mails.map(
    ({ headers }) => headers.find(({ key }) => key === 'message-id')?.value,
  )
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await waiting()).toBe(0)
})

test('an address is nowhere but in the job and in the mail [P10] [W6]', async () => {
  const { smtp, url } = await aMailServer()
  const lines: string[] = []
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const member = await makeMember(db, site.id)
  await welcome(member, NOON)
  smtp.faults.next({ status: 450 }, { status: 550 })

  await runDueJobs(db, { ...placeFor(url, NOON), log })
  await runDueJobs(db, { ...placeFor(url, new Date(NOON.getTime() + MINUTE_MS)), log })

  const [job] = await db.selectFrom('job').selectAll().execute()
  await db.deleteFrom('job').execute()
  expect(job).toMatchObject({
    parked_at: expect.any(Date),
    last_error: 'the mail was not taken: EENVELOPE 550',
  })
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain(member.email)
})

test.each(['nl', 'fi', 'pl'] as const)(
  'a mail goes out in the language it was ordered in: %s [LOC-8]',
  async (language) => {
    const member = await makeMember(db, site.id, { language: 'en' })
    await welcome(member, NOON, language)

    const [mail] = await outboxOf(db, member.email, NOON)

    expect(mail!.html).toContain(`<html lang="${language}"`)
    expect(mail!.headers).toMatchObject({ 'Content-Language': language })
  },
)

test('links lead to the site itself, with the secret of their link [A5]', async () => {
  const member = await makeMember(db, site.id)
  const linkId = await aLink(member.id)
  await activation(member, linkId)

  const [mail] = await outboxOf(db, member.email, NOON)

  expect(mail!.links[0]).toBe(
    `http://localhost:3000/activate/done?token=${linkToken(TEST_SECRET, linkId)}`,
  )
})

test.each([
  ['was used', (links: Links) => links.set({ used_at: NOON })],
  ['is too old', (links: Links) => links.set({ expires_at: NOON })],
  ['is one of another mail', (links: Links) => links.set({ id: randomUUID() })],
])('a mail whose link %s meanwhile is not sent [A5]', async (_, change) => {
  const member = await makeMember(db, site.id)
  const linkId = await aLink(member.id)
  await activation(member, linkId)
  await change(db.updateTable('mail_link')).where('id', '=', linkId).execute()

  const mails = await outboxOf(db, member.email, NOON)

  expect(mails).toEqual([])
  expect(await waiting()).toBe(0)
})

test('no forged host ever reaches a mail [A5] [W4]', async () => {
  const app = await testApp(db)
  const asked = await oneByOne(hostile.hosts, async (headers) => {
    const { email } = await makeMember(db, site.id)
    const call = { method: 'POST', url: requestReset.path, payload: { email }, headers } as const
    return { email, status: (await ask(app, call)).status }
  })

  const mails = (await oneByOne(asked, ({ email }) => outboxOf(db, email))).flat()

  expect(hostile.hosts.length).toBeGreaterThanOrEqual(50)
  const answered = asked.filter(({ status }) => status === 200)
  const left = await db.selectFrom('job').select(['kind', 'attempts', 'last_error']).execute()
  expect([answered.length > 10, left]).toEqual([true, []])
  expect(mails.map(({ to }) => to)).toEqual(answered.map(({ email }) => email))
  const links = mails.flatMap((mail) => [...mail.links, ...hrefsIn(mail.html)])
  expect(links.filter((link) => !link.startsWith('http://localhost:3000/'))).toEqual([])
  expect(JSON.stringify(mails)).not.toContain('evil')
})

async function aMailServer() {
  const smtp = await startSmtp()
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: smtp.port })
  onTestFinished(async () => {
    await proxy.close()
    await smtp.close()
  })
  return { smtp, proxy, url: `smtp://127.0.0.1:${proxy.port}` }
}

function placeFor(url: string, now: Date): WorkerDeps {
  const config = readConfig({ NODE_ENV: 'test', SMTP_URL: url })
  const handlers = jobHandlers({ db, config, secretKey: TEST_SECRET })
  return { clock: () => now, log: openLog('silent'), handlers }
}

function work(url: string, clock: () => Date): void {
  onTestFinished(startWorker(db, { ...placeFor(url, NOON), clock, pollMs: 10 }))
}

function welcome(
  { id, email }: { id: string; email: string },
  now: Date,
  language: 'nl' | 'fi' | 'pl' = 'nl',
) {
  const content = { name: 'welcome' } as const
  return sendMail(db, { siteId: site.id, memberId: id, to: email, language, content, now })
}

function activation({ id, email }: { id: string; email: string }, linkId: string) {
  const content = { name: 'activation', link_id: linkId } as const
  return sendMail(db, {
    siteId: site.id,
    memberId: id,
    to: email,
    language: 'nl',
    content,
    now: NOON,
  })
}

async function aLink(memberId: string): Promise<string> {
  const { id } = await db
    .insertInto('mail_link')
    .values({
      member_id: memberId,
      kind: 'activation',
      token_hash: Buffer.from(randomUUID()),
      created_at: NOON,
      expires_at: new Date(NOON.getTime() + MINUTE_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Until the worker has tried all that is due. */
async function allTried(now: Date): Promise<void> {
  const due = () =>
    db
      .selectFrom('job')
      .select('id')
      .where('run_at', '<=', now)
      .execute()
      .then((jobs) => jobs.length)
  await expect.poll(due).toBe(0)
}

async function waiting(): Promise<number> {
  return (await db.selectFrom('job').select('id').execute()).length
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
}

async function oneByOne<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await make(item))
  return results
}
