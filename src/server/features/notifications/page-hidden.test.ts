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
  const linesWith = (words: string) => lines.filter((line) => line.includes(words))
  return { hide, bounces: () => linesWith('left at once'), vitals: () => linesWith('page felt') }
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

test('how a page felt is logged by the name of its route, with nothing of who saw it [LIV-3]', async () => {
  const { hide, vitals } = await anApp()
  const member = await makeMember(db, site.id)
  const felt = { lcp: 812.5, cls: 0.01, inp: 40 }

  await hide('?network=partner', await cookieOf(db, member.id), {
    path: `/members/${member.id}`,
    vitals: felt,
  })
  await hide('', '', { path: '/nowhere', vitals: { lcp: 5 } })
  await hide('', '', { path: '/', vitals: felt, is_shown: true })

  const common = { level: 30, time: expect.any(String), msg: 'how a page felt' }
  expect(vitals().map((line) => JSON.parse(line))).toEqual([
    { ...common, route: 'members-id', ...felt },
    { ...common, route: null, lcp: 5 },
  ])
})
