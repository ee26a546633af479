import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendMail } from '#server/features/mail/mail.ts'
import { type Environment, startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { startSmtp } from '#test/fakes/smtp.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'

type Smtp = Awaited<ReturnType<typeof startSmtp>>

const KILLS = rounds({ landing: 1, night: 10 })
/** So many are under way at once. */
const AT_ONCE = 5
const LEASE_MS = 60_000
const { db, url, ownerUrl } = await freshDatabase()
const site = await makeSite(db)

test(`a worker that is killed ${KILLS} times sends each mail at least once and at most twice [R4]`, async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.close)
  const clock = aClock()
  const environment = {
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    SMTP_URL: smtp.url,
    TEST_CLOCK_FILE: clock.file,
  }
  const addresses = await orderMails(150)

  for (let kill = 0; kill < KILLS; kill += 1) await workAndDie(environment, smtp)
  const sentByTheDead = smtp.mails.length
  clock.moveOn(LEASE_MS)
  const last = await startServer(environment)
  await expect.poll(waiting).toBe(0)
  await last.stop()

  const times = new Map(addresses.map((address) => [address, 0]))
  for (const address of smtp.mails.flatMap(({ to }) => to))
    times.set(address, (times.get(address) ?? 0) + 1)
  expect(times.size).toBe(addresses.length)
  expect([...times.values()].filter((count) => count < 1 || count > 2)).toEqual([])
  // Of each dead one the mail that arrived and was not acknowledged.
  expect([...times.values()].filter((count) => count === 2)).toHaveLength(KILLS)
  expect(sentByTheDead).toBe(4 * KILLS)
})

/** A server that dies without a word while it is sending: four mails through, the last one unacknowledged, others begun. */
async function workAndDie(environment: Environment, { faults, mails }: Smtp): Promise<void> {
  const before = mails.length
  const held = Array.from({ length: AT_ONCE - 1 }, () => 'stall' as const)
  faults.next('pass', 'pass', 'pass', 'stall_after_commit', ...held)
  const server = await startServer(environment)
  await expect.poll(() => [faults.left(), mails.length]).toEqual([0, before + 4])
  await server.kill()
}

async function orderMails(count: number): Promise<string[]> {
  const members = await Promise.all(Array.from({ length: count }, () => makeMember(db, site.id)))
  const now = new Date()
  const content = { name: 'welcome' } as const
  await Promise.all(
    members.map(({ id, email }) =>
      sendMail(db, { siteId: site.id, memberId: id, to: email, language: 'nl', content, now }),
    ),
  )
  return members.map(({ email }) => email)
}

function aClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'vonk-clock-')), 'ahead')
  writeFileSync(file, '0')
  return { file, moveOn: (ms: number) => writeFileSync(file, String(ms)) }
}

async function waiting(): Promise<number> {
  return (await db.selectFrom('job').select('id').execute()).length
}
