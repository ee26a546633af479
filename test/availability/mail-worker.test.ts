import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sendMail } from '#server/features/mail/mail.ts'
import { type Environment, startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { startSmtp } from '#test/fakes/smtp.ts'
import { makeMember, makeSite } from '#test/make.ts'

vi.setConfig({ testTimeout: 90_000 })

const KILLS = 10
const LEASE_MS = 60_000
const { db, url, ownerUrl } = await freshDatabase()
const site = await makeSite(db)

test('a worker that is killed ten times sends each mail at least once and at most twice [R4]', async () => {
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

  for (let kill = 0; kill < KILLS; kill += 1) await workAndDie(environment, smtp.mails)
  const sentByTheDead = smtp.mails.length
  clock.moveOn(LEASE_MS)
  const last = await startServer(environment)
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  await last.stop()

  const times = new Map(addresses.map((address) => [address, 0]))
  for (const address of smtp.mails.flatMap(({ to }) => to))
    times.set(address, (times.get(address) ?? 0) + 1)
  expect(sentByTheDead).toBeGreaterThan(KILLS)
  expect(sentByTheDead).toBeLessThan(addresses.length)
  expect([...times.values()].filter((count) => count < 1 || count > 2)).toEqual([])
  expect(times.size).toBe(addresses.length)
})

/** A server that dies without a word while it is sending. */
async function workAndDie(environment: Environment, mails: readonly unknown[]): Promise<void> {
  const before = mails.length
  const server = await startServer(environment)
  await expect.poll(() => mails.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before)
  await sleep(Math.random() * 100)
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
