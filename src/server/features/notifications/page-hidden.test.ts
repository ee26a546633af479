import { expect, test } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)

async function anApp() {
  const lines: string[] = []
  const app = await testApp(db, {
    log: openLog('info', { write: (line) => void lines.push(line) }),
  })
  const hide = (query = '', cookie = '', payload = {}) =>
    app.fastify.inject({
      method: 'POST',
      url: `/api/page-hidden.php${query}`,
      headers: { ...CLIENT, cookie },
      payload,
    })
  return { hide, bounces: () => lines.filter((line) => line.includes('left at once')) }
}

test('a page that is hidden says so, whoever looks at it, and with lb it is logged [LIV-3]', async () => {
  const { hide, bounces } = await anApp()

  const { statusCode } = await hide()
  const before = bounces().length
  await hide('?lb=1&network=partner')

  expect([statusCode, before, bounces().length]).toEqual([200, 0, 1])
  expect(bounces()[0]).not.toContain('partner')
})

test('a member who sees a page is here until it is hidden [LIV-3]', async () => {
  const { hide } = await anApp()
  const member = await makeMember(db, site.id)
  const cookie = await cookieOf(db, member.id)
  const isShown = async () => {
    const session = await db
      .selectFrom('session')
      .select('shown_at')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow()
    return session.shown_at !== null
  }

  const before = await isShown()
  await hide('', cookie, { is_shown: true })
  const meanwhile = await isShown()
  await hide('', cookie)

  expect([before, meanwhile, await isShown()]).toEqual([false, true, false])
})
