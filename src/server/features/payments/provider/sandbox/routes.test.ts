import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { runDueJobs } from '#server/jobs/start-worker.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openLog } from '#server/kernel/log.ts'
import { TEST_SECRET, testApp } from '#test/app.ts'
import { brokenRules } from '#test/contract/passive-check.ts'
import { ask, outcomeOf } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { aPayment } from '#test/provider-bench.ts'
import type { NewPayment } from '../provider.ts'
import { textsIn } from '#server/texts/texts.ts'
import { openSandbox } from './sandbox.ts'
import { isSandboxSignature, SANDBOX_SIGNATURE_HEADER, sandboxWebhookHandler } from './webhook.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const time = { now: new Date('2026-03-01T12:00:00Z') }
const clock = () => time.now
const originOf = () => 'http://localhost'
const sandbox = openSandbox({ db, secretKey: TEST_SECRET, clock, originOf })
const app = await testApp(db, { clock })
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Words that are the same in more than one language. */
const ALIKE = new Set([
  'Avbryt',
  'Behandles',
  'Beskrivelse',
  'Betal',
  'Betalt',
  'Description',
  'Direkte debitering',
  'Kort',
  'Status',
  'Testbetaling',
  'Testbetalinger',
])

const wordsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsOf(text)))

function later(ms: number): void {
  time.now = new Date(time.now.getTime() + ms)
}

const begin = (changes: Partial<NewPayment> = {}) => sandbox.create(aPayment(site.id, changes))

function press(id: string, step: string, headers: Record<string, string> = {}) {
  const payload = `step=${step}`
  return ask(app, {
    method: 'POST',
    url: `/sandbox/pay/${id}`,
    payload,
    headers: { ...FORM, ...headers },
  })
}

async function statusOf(id: string) {
  return (await sandbox.get(id))!.status
}

function runJobs() {
  const handlers = { sandbox_webhook: sandboxWebhookHandler(TEST_SECRET) }
  return runDueJobs(db, { clock, log: openLog('silent'), handlers })
}

async function startShop(...answers: number[]) {
  const heard: { body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    const signature = String(request.headers[SANDBOX_SIGNATURE_HEADER])
    void text(request).then((body) => {
      heard.push({ body, signature })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

test('the page says that no money moves, what is paid and how, in the language of the order [PAY-3]', async () => {
  const pageIn = async (locale: LocaleCode) => {
    const payment = { description: '75 <credits>', locale }
    return ask(app, { url: `/sandbox/pay/${(await begin(payment)).id}` })
  }

  const [dutch, english, polish] = [await pageIn('nl'), await pageIn('en'), await pageIn('pl')]

  expect(dutch.text).toContain('Testbetaling, er wordt geen geld afgeschreven.')
  expect(dutch.text).toContain('€\u00a044,96')
  expect(english.text).toContain('Test payment, no money moves.')
  expect(english.text).toContain('€44.96')
  expect(english.text).toContain('iDEAL')
  expect(english.text).toContain('75 &lt;credits&gt;')
  expect(polish.text).toContain('<html lang="pl">')
  expect(polish.text).toContain('Płatność testowa, nic nie zostanie pobrane.')
  expect([dutch, english, polish].flatMap(brokenRules)).toEqual([])
})

test('no text is borrowed from another language [LOC-1]', () => {
  const all = LOCALE_CODES.map((language) => wordsOf(textsIn(language).sandbox))
  const borrowed = all.flatMap((texts, own) =>
    all.slice(own + 1).flatMap((others) => texts.filter((text, at) => text === others[at])),
  )

  expect(new Set(borrowed)).toEqual(ALIKE)
  expect(all.flat()).not.toContain('')
})

test('a payment of the demo world has a way back without a host, and no empty lines [PAY-3]', async () => {
  const { id } = await begin({ returnUrl: '/transactions/1', description: '', bank: null })

  const page = await ask(app, { url: `/sandbox/pay/${id}` })

  expect(page.text).toContain('href="/transactions/1"')
  expect(page.text.match(/<dt>[^<]+/g)).toEqual(['<dt>Bedrag', '<dt>Betaalmethode', '<dt>Status'])
})

test.each([
  ['pay', 'paid'],
  ['fail', 'failed'],
  ['cancel', 'canceled'],
  ['wait', 'pending'],
])('%s makes a payment %s and leads back to the shop [PAY-3]', async (step, status) => {
  const { id } = await begin()

  const answer = await press(id, step)

  expect(answer.status).toBe(303)
  expect(answer.headers['location']).toBe('/transactions/1')
  expect(await statusOf(id)).toBe(status)
})

test('what is pending can be paid, and what is paid charged back, once [PAY-3]', async () => {
  const { id } = await begin()
  await press(id, 'wait')
  const pending = await ask(app, { url: `/sandbox/pay/${id}` })
  await press(id, 'pay')
  const paid = await ask(app, { url: `/sandbox/pay/${id}` })
  await press(id, 'fail')
  await press(id, 'charge_back')
  await press(id, 'charge_back')
  const over = await ask(app, { url: `/sandbox/pay/${id}` })

  const buttons = (page: string) => [...page.matchAll(/value="(\w+)"/g)].map(([, value]) => value)
  expect(buttons(pending.text)).toEqual(['pay', 'fail'])
  expect(buttons(paid.text)).toEqual(['charge_back'])
  expect(buttons(over.text)).toEqual([])
  expect(await sandbox.get(id)).toMatchObject({ status: 'paid', chargedBackMinor: 4496 })
})

test('a payment expires after a quarter of an hour, and can be paid all the same [PAY-3]', async () => {
  const { id } = await begin()

  later(15 * 60 * 1000 - 1)
  const before = await statusOf(id)
  later(1)
  const after = await sandbox.get(id)
  await press(id, 'pay')

  expect(before).toBe('open')
  expect(after).toMatchObject({ status: 'expired', checkoutUrl: null })
  expect(await statusOf(id)).toBe('paid')
})

test('a debit is paid by itself after half a minute, unless it failed before [PAY-3] [PAY-5]', async () => {
  const mandate = { customer: 'sbc_1', mandate: 'sbm_1' }
  const one = await begin({ method: 'directdebit', mandate })
  const other = await begin({ method: 'directdebit', mandate })
  await press(other.id, 'fail')

  later(29_999)
  const before = await statusOf(one.id)
  later(1)

  expect([before, await statusOf(one.id), await statusOf(other.id)]).toEqual([
    'pending',
    'paid',
    'failed',
  ])
})

test('each change is told once, signed, until the shop has heard it [PAY-3]', async () => {
  const shop = await startShop(500)
  const { id } = await begin({ webhookUrl: shop.url })

  await press(id, 'wait')
  await runJobs()
  later(20_000)
  await runJobs()
  await press(id, 'pay')
  await press(id, 'pay')
  await runJobs()

  expect(shop.heard.map(({ body }) => body)).toEqual([`id=${id}`, `id=${id}`, `id=${id}`])
  const { signature } = shop.heard[0]!
  expect(isSandboxSignature(TEST_SECRET, { id, signature })).toBe(true)
  expect(isSandboxSignature(TEST_SECRET, { id: 'sbx_other', signature })).toBe(false)
  expect(isSandboxSignature('1'.repeat(64), { id, signature })).toBe(false)
  expect(isSandboxSignature(TEST_SECRET, { id, signature: '' })).toBe(false)
})

test('fifty presses at once are one change and one word to the shop [PAY-3]', async () => {
  const shop = await startShop()
  const { id } = await begin({ webhookUrl: shop.url })

  await Promise.all(Array.from({ length: 50 }, () => press(id, 'pay')))
  await runJobs()

  expect(shop.heard).toHaveLength(1)
})

test('a page of another site cannot press, and there is nothing to see of another site [PAY-3] [A9]', async () => {
  const elsewhere = await makeSite(db)
  const { id } = await begin()
  const foreign = await sandbox.create(aPayment(elsewhere.id))

  const outcomes = [
    await press(id, 'pay', { origin: 'https://evil.example' }),
    await press(id, 'pay', { origin: 'null' }),
    await press(id, 'pay', { 'sec-fetch-site': 'cross-site' }),
    await press(id, 'steal'),
    await press(foreign.id, 'pay'),
    await ask(app, { url: `/sandbox/pay/${foreign.id}` }),
  ].map(outcomeOf)

  expect(outcomes).toEqual([
    'FOREIGN_ORIGIN',
    'FOREIGN_ORIGIN',
    'FOREIGN_ORIGIN',
    'INVALID_INPUT',
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  expect([await statusOf(id), await statusOf(foreign.id)]).toEqual(['open', 'open'])
})

test('payments of this site are listed for whoever tries the product, and not for the public [PAY-3]', async () => {
  const elsewhere = await makeSite(db)
  const own = await begin({ description: 'Vonk <own>' })
  const foreign = await sandbox.create(aPayment(elsewhere.id))
  const config = { ...readConfig({ NODE_ENV: 'test' }), isProduction: true, DEMO: true }
  const open = await testApp(db, { config })

  const list = await ask(app, { url: '/sandbox/payments', headers: { cookie: 'locale=de' } })
  const hidden = [
    await ask(open, { url: '/sandbox/payments' }),
    await ask(open, { url: `/sandbox/pay/${own.id}` }),
    await ask(app, { url: '/sandbox/payments', remoteAddress: '203.0.113.1' }),
    await ask(app, { url: `/sandbox/pay/${own.id}`, remoteAddress: '203.0.113.1' }),
  ]

  expect(list.text).toContain(`href="/sandbox/pay/${own.id}"`)
  expect(list.text).toContain('Vonk &lt;own&gt;')
  expect(list.text).toContain('Testzahlungen')
  expect(list.text).not.toContain(foreign.id)
  expect(brokenRules(list)).toEqual([])
  expect(hidden.map(({ status }) => status)).toEqual([404, 200, 404, 404])
})

test('where money is real there is no sandbox: with Mollie, or with nothing at all [PAY-3] [P11]', async () => {
  const { id } = await begin()
  const config = readConfig({ NODE_ENV: 'test' })
  const real = await testApp(db, {
    config: { ...config, MOLLIE_API_KEY: `live_${'a'.repeat(30)}` },
  })
  const bare = await testApp(db, { config: { ...config, isProduction: true, DEMO: false } })
  const url = `/sandbox/pay/${id}`

  const answers = [
    await ask(real, { url }),
    await ask(bare, { url, headers: { host: site.domain } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})
