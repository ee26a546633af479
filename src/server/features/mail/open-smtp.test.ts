import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { defaultSettings } from '#server/features/settings/settings-schema.ts'
import { GiveUp, TryLater } from '#server/jobs/job.ts'
import type { SmtpFault } from '#test/fakes/faults.ts'
import { startSmtp } from '#test/fakes/smtp.ts'
import { hostile } from '#test/hostile.ts'
import { composeMail } from './compose-mail.ts'
import { openSmtp, type OutgoingMail } from './transport.ts'

const smtp = await startSmtp()
afterAll(smtp.close)
const send = openSmtp(smtp.url)
const unhurried = new AbortController().signal
const HEADERS = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

test('a mail arrives with its two shapes and every header it needs [LOC-8] [ACC-3]', async () => {
  const mail = aMail()

  await send(mail, unhurried)

  const arrived = await smtp.waitForMail(({ to }) => to.includes(mail.to))
  const headers = Object.fromEntries(arrived.headers.map(({ key, value }) => [key, value]))
  expect(arrived).toMatchObject({
    from: 'support@vonk.example',
    to: [mail.to],
    subject: 'Bestätige deine E-Mail-Adresse',
    envelope: { from: 'support@vonk.example', to: [mail.to] },
  })
  expect(headers).toMatchObject({
    'message-id': mail.messageId,
    date: 'Sun, 01 Mar 2026 12:00:00 +0000',
    'auto-submitted': 'auto-generated',
    'content-language': 'de',
    'list-unsubscribe': mail.headers['List-Unsubscribe'],
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'content-type': expect.stringMatching(/^multipart\/alternative/),
  })
  expect(arrived.text.trim()).toBe(mail.text.trim())
  expect(arrived.html.trim()).toBe(mail.html.trim())
  expect(arrived.raw.match(/charset=utf-8/g)).toHaveLength(2)
})

test('a server that asks for a login gets it', async () => {
  const locked = await startSmtp({ auth: { user: 'vonk@mail', pass: 's3:cr/et' } })
  onTestFinished(locked.close)
  const mail = aMail()

  await openSmtp(locked.url)(mail, unhurried)
  const wrong = openSmtp(locked.url.replace('s3', 'x'))(mail, unhurried)

  await expect(wrong).rejects.toThrow(TryLater)
  await expect(wrong).rejects.toThrow('EAUTH 535')
  expect(locked.mails).toHaveLength(1)
})

test.each([
  ['is not there', 'smtp://127.0.0.1:1'],
  ['has no address', 'smtp://nowhere.invalid'],
])('a server that %s is waited for [R4]', async (_, url) => {
  await expect(openSmtp(url)(aMail(), unhurried)).rejects.toThrow(TryLater)
})

test.each<[SmtpFault, new (...args: never[]) => Error, string]>([
  [{ status: 421 }, TryLater, '421'],
  [{ status: 450 }, Error, '450'],
  [{ status: 451 }, Error, '451'],
  [{ status: 550 }, GiveUp, '550'],
  [{ status: 554 }, Error, '554'],
  ['reset', Error, 'not taken'],
  ['reset_after_commit', Error, 'not taken'],
])('%j is told as what it is, without the address [R4] [P10]', async (fault, kind, words) => {
  const mail = aMail()
  smtp.faults.next(fault)

  const error = await send(mail, unhurried).catch((thrown: unknown) => thrown as Error)

  expect(error!.constructor).toBe(kind)
  expect(error!.message).toContain(words)
  expect(error!.message).not.toContain(mail.to)
})

test('a server that never answers is left when the time is up [R4]', async () => {
  const end = new AbortController()
  smtp.faults.next('stall')

  const sending = send(aMail(), end.signal).catch((error: unknown) => error)
  await expect.poll(smtp.faults.left).toBe(0)
  end.abort()

  expect(await sending).toMatchObject({ message: expect.stringMatching('the mail was not taken') })
})

test('a name never becomes a header, whatever is in it [W4]', async () => {
  const names = Object.values(hostile.strings).map((make) => make().slice(0, 500))
  const mails = names.map((name) => aMail({ from: { name, address: 'support@vonk.example' } }))

  await Promise.all(mails.map((mail) => send(mail, new AbortController().signal)))

  expect(mails.length).toBeGreaterThan(40)
  for (const mail of mails) {
    const { headers, envelope } = await smtp.waitForMail(({ to }) => to.includes(mail.to))
    expect([mail.from.name, headers.map(({ key }) => key).toSorted()]).toEqual([
      mail.from.name,
      HEADERS,
    ])
    expect(envelope.to).toEqual([mail.to])
  }
})

test.each([
  'anna@example.com\r\nBcc: eve@example.com',
  'anna@example.com\nBcc: eve@example.com',
  'anna@example.com\rBcc: eve@example.com',
  'anna@example.com>\r\nRCPT TO:<eve@example.com',
  'anna@example.com, eve@example.com',
  'anna@example.com,eve@example.com',
  'Friends: anna@example.com, eve@example.com;',
  '"eve@example.com" <anna@example.com>',
  'anna@example.com\u2028Bcc: eve@example.com',
  'anna@example.com\0eve@example.com',
])('an address never becomes a header or another recipient: %j [W4]', async (address) => {
  const before = smtp.mails.length

  await send(aMail({ to: address }), unhurried).catch(() => undefined)

  for (const { headers, envelope, raw } of smtp.mails.slice(before)) {
    expect(headers.map(({ key }) => key).toSorted()).toEqual(HEADERS)
    expect(envelope.to).toHaveLength(1)
    expect(envelope.to[0]).not.toBe('eve@example.com')
    expect(raw).not.toMatch(/^bcc:/im)
  }
})

test('a subject with line breaks stays one header [W4]', async () => {
  const mail = aMail({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\n<script>' })

  await send(mail, unhurried)

  const { headers, html } = await smtp.waitForMail(({ to }) => to.includes(mail.to))
  expect(headers.map(({ key }) => key).toSorted()).toEqual(HEADERS)
  expect(html).not.toContain('<script>')
})

function aMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const to = `${randomUUID()}@example.com`
  const mail = composeMail({
    id: randomUUID(),
    memberId: randomUUID(),
    mail: {
      site_id: 'site',
      to,
      language: 'de',
      content: { name: 'activation', link_id: randomUUID() },
    },
    site: { id: 'site', domain: 'vonk.example', isDefault: true, isLive: true },
    settings: defaultSettings('vonk.example'),
    origin: 'https://vonk.example',
    secretKey: 's'.repeat(64),
    from: undefined,
    now: new Date('2026-03-01T12:00:00Z'),
  })
  return { ...mail, ...changes }
}
