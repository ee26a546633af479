import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtp } from './smtp.ts'

const BODY = [
  'From: Vonk <hello@vonk.example>',
  'To: Anna <anna@example.org>',
  'Subject: =?utf-8?Q?Welkom_=E2=9C=A8?=',
  'X-Tag: one',
  'X-Tag: two',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hallo',
  '..met een punt',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>Hall=C3=B3</p>',
  '--b--',
  '.',
].join('\r\n')

const ENVELOPE = [
  'EHLO me',
  'MAIL FROM:<bounce@vonk.example>',
  'RCPT TO:<anna@example.org>',
  'DATA',
]
const MAIL = [...ENVELOPE, BODY]

/** Speaks SMTP by hand: sends each line after the reply to the one before, and gives the reply codes. Hangs up when it is enough. */
async function speak(port: number, lines: string[], enough?: Promise<unknown>): Promise<string[]> {
  const socket = connect({ port, host: '127.0.0.1' })
  void enough?.then(() => socket.destroy())
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const codes: string[] = []
  const script = [...lines, 'QUIT']
  createInterface({ input: socket })
    .on('error', () => {})
    .on('line', (reply) => {
      if (reply[3] === '-') return
      codes.push(reply.slice(0, 3))
      const next = script.shift()
      if (next !== undefined) socket.write(`${next}\r\n`)
    })
  await closed
  return codes
}

async function startServer(options?: Parameters<typeof startSmtp>[0]) {
  const smtp = await startSmtp(options)
  onTestFinished(smtp.close)
  return smtp
}

test('a mail is taken and parsed: addresses, subject, both bodies, every header, the raw text', async () => {
  const { port, waitForMail } = await startServer()

  const codes = await speak(port, MAIL)

  const mail = await waitForMail(({ to }) => to.includes('anna@example.org'))
  expect(codes).toEqual(['220', '250', '250', '250', '354', '250', '221'])
  expect(mail).toMatchObject({
    from: 'hello@vonk.example',
    to: ['anna@example.org'],
    subject: 'Welkom ✨',
    envelope: { from: 'bounce@vonk.example', to: ['anna@example.org'] },
  })
  expect(mail.text).toContain('Hallo\n.met een punt')
  expect(mail.html).toContain('<p>Halló</p>')
  expect(mail.headers.filter(({ key }) => key === 'x-tag').map(({ value }) => value)).toEqual([
    'one',
    'two',
  ])
  expect(mail.raw).toContain('X-Tag: one\r\n')
})

test('no TLS is offered, and no login unless one is asked for', async () => {
  const { port } = await startServer()

  expect(await speak(port, ['EHLO me', 'STARTTLS', 'AUTH PLAIN AA=='])).toEqual([
    '220',
    '250',
    '500',
    '500',
    '221',
  ])
})

test('with a login, only the right one may send', async () => {
  const { port, mails, url } = await startServer({ auth: { user: 'vonk', pass: 's3cret' } })
  const login = (pass: string) => `AUTH PLAIN ${Buffer.from(`\0vonk\0${pass}`).toString('base64')}`

  const without = await speak(port, ENVELOPE.slice(0, 2))
  const wrong = await speak(port, ['EHLO me', login('guess')])
  const right = await speak(port, ['EHLO me', login('s3cret'), ...MAIL.slice(1)])

  expect(without).toContain('530')
  expect(wrong).toContain('535')
  expect(right).toContain('235')
  expect(mails).toHaveLength(1)
  expect(url).toBe(`smtp://vonk:s3cret@127.0.0.1:${port}`)
})

test('a recipient can be refused, the server unavailable, the content rejected', async () => {
  const { port, faults, mails } = await startServer()
  faults.next({ status: 550 }, { status: 421 }, { status: 554 })

  expect(await speak(port, ENVELOPE.slice(0, 3))).toEqual(['220', '250', '250', '550', '221'])
  expect(await speak(port, ENVELOPE.slice(0, 2))).toEqual(['220', '250', '421'])
  expect(await speak(port, MAIL)).toContain('554')
  expect(mails).toHaveLength(0)
})

test('a mail accepted but never acknowledged is kept, and sent again it is there twice [R4]', async () => {
  const { port, faults, mails } = await startServer()
  faults.next('reset_after_commit', 'pass')

  const lost = await speak(port, MAIL)
  const again = await speak(port, MAIL)

  expect(lost).toEqual(['220', '250', '250', '250', '354'])
  expect(again).toContain('221')
  expect(mails).toHaveLength(2)
})

test('a stalled mail is neither answered nor kept, a duplicated one is kept twice', async () => {
  const { port, faults, mails } = await startServer()
  faults.next('stall', 'duplicate')

  const isStalled = async () => await expect.poll(faults.left).toBe(1)
  expect(await speak(port, MAIL, isStalled())).toEqual(['220', '250'])
  expect(mails).toHaveLength(0)
  await speak(port, MAIL)
  expect(mails).toHaveLength(2)
})
