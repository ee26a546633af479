import { expect, test } from 'vitest'
import * as contract from '#contract/age.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { readConfig } from '#server/kernel/config.ts'
import { testApp } from '#test/app.ts'
import { brokenRules } from '#test/contract/passive-check.ts'
import { ask, outcomeOf } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
await changeSettings(db, site.id, { age_proof: 'eu_age_app', age_proof_before_photos: ['NL'] })

async function begun() {
  const browser = await loggedIn(app, (await makeMember(db, site.id)).id)
  const { body } = await browser.call(contract.beginAgeCheck, {})
  const look = async () => (await browser.call(contract.lookAtAgeCheck, body.check)).body.state
  return { ...body, look }
}

const press = (url: string, step: string, headers: object = {}) =>
  ask(app, { method: 'POST', url, payload: `step=${step}`, headers: { ...FORM, ...headers } })

test.each([
  ['over', 'done'],
  ['under', 'refused'],
  ['fail', 'failed'],
])('%s in the sandbox is %s, once, and leads back [LAW-8]', async (step, state) => {
  const { url, kind, qr, look } = await begun()

  const pressed = await press(url, step)
  const again = await press(url, 'over')

  expect([kind, qr, pressed.status, pressed.headers['location']]).toEqual([
    'page',
    null,
    303,
    '/age',
  ])
  expect(outcomeOf(again)).toBe('NOT_FOUND')
  expect(await look()).toBe(state)
})

test('its page says that nothing is checked, in the language of the browser [LAW-8]', async () => {
  const { url } = await begun()

  const [dutch, polish] = [
    await ask(app, { url }),
    await ask(app, { url, headers: { cookie: 'locale=pl' } }),
  ]

  expect(dutch.text).toContain('hier wordt niets gecontroleerd')
  expect(polish.text).toContain('<html lang="pl">')
  expect([dutch, polish].flatMap(brokenRules)).toEqual([])
})

test('no other page presses, no other step counts, and there is no sandbox where it is real [LAW-8]', async () => {
  const { url, look } = await begun()
  const real = await testApp(db, {
    config: { ...readConfig({ NODE_ENV: 'test' }), isProduction: true, DEMO: false },
  })

  const outcomes = [
    await press(url, 'over', { origin: 'https://evil.example' }),
    await press(url, 'over', { 'sec-fetch-site': 'cross-site' }),
    await press(url, 'steal'),
    await press('/sandbox/age/none', 'over'),
    await ask(real, { url }),
  ].map(outcomeOf)

  expect(outcomes).toEqual([
    'FOREIGN_ORIGIN',
    'FOREIGN_ORIGIN',
    'INVALID_INPUT',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  expect(await look()).toBe('open')
})
