import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendComplaint } from '#contract/complaints.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeSite } from '#test/make.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { runComplaints } from './complaints.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function run(...args: string[]) {
  return runAt(NOW, ...args)
}

async function runAt(now: Date, ...args: string[]) {
  const lines: string[] = []
  const code = await runComplaints(args, { db, print: (line) => void lines.push(line), now })
  return { code, printed: lines.join('\n') }
}

async function aComplaint() {
  const email = `${randomUUID()}@example.com`
  const { body } = await caller(app).call(sendComplaint, {
    client_id: randomUUID(),
    name: 'Anna de Vries',
    email,
    kind: 'payment',
    text: 'Ik heb twee keer betaald.',
    language: 'de',
  })
  return { email, number: body.number }
}

test('an operator lists, reads and answers a complaint, and the answer goes to whoever sent it [INF-1]', async () => {
  const { email, number } = await aComplaint()
  const listed = await run('list', site.domain)
  const late = await runAt(new Date(NOW.getTime() + 16 * DAY), 'list', site.domain)

  const answered = await run(
    'answer',
    site.domain,
    number.toLowerCase(),
    '--text',
    ' Terugbetaald. ',
  )

  const shown = await run('show', site.domain, number)
  expect(listed.printed).toContain(`${number}  2026-03-15T12:00  payment  ${email}  14 days left`)
  expect(late.printed).toContain(`${email}  2 days late`)
  expect(answered).toEqual({
    code: 0,
    printed: `complaint ${number} is answered; the answer is mailed`,
  })
  for (const line of ['name = Anna de Vries', 'reference = (none)', 'answer = Terugbetaald.'])
    expect(shown.printed).toContain(line)
  expect((await run('list', site.domain)).printed).not.toContain(number)
  expect((await run('list', site.domain, 'all')).printed).toContain(`${email}  answered`)
  expect((await mailsTo(db, email)).at(-1)).toEqual({
    name: 'complaint_answer',
    complaint: { number, kind: 'payment', at: NOW.toISOString() },
    answer: 'Terugbetaald.',
  })
})

test('what cannot be answered is refused in words, and changes nothing [INF-1]', async () => {
  const { number } = await aComplaint()
  const done = await aComplaint()
  await run('answer', site.domain, done.number, '--text', 'Ja.')
  const before = await databaseHash(db)

  const refused = await Promise.all([
    run('answer', site.domain, done.number, '--text', 'Nee.'),
    run('answer', elsewhere.domain, number, '--text', 'Ja.'),
    run('answer', site.domain, number),
    run('answer', site.domain, number, '--text', '  '),
    run('answer', site.domain, number, '--word', 'Ja.'),
    run('answer', site.domain, '12', '--text', 'Ja.'),
    run('show', elsewhere.domain, number),
    run('show', 'nowhere.example', number),
    run('forget', site.domain, number),
  ])

  expect(refused.map(({ code }) => code)).toEqual(Array(9).fill(1))
  expect(refused[0]!.printed).toContain('answered before')
  expect(refused[1]!.printed).toContain('no such complaint')
  expect(refused[5]!.printed).toContain('K-2026-000123')
  expect(await databaseHash(db)).toEqual(before)
})

test('what a stranger wrote moves no cursor of the operator’s terminal, and lines stay lines [INF-1]', async () => {
  const { number } = await aComplaint()
  const text = 'First\u001b[2J line\nsecond\u009b line\u202e'
  await db.updateTable('complaint').set({ text }).where('number', '=', number).execute()

  const { printed } = await run('show', site.domain, number)
  const wrong = await run('show', `\u001b]0;evil\u0007`)

  expect(printed).toContain('First?[2J line')
  expect(printed).toContain('second? line?')
  for (const sign of ['\u001b', '\u009b', '\u202e']) expect(printed).not.toContain(sign)
  expect(wrong.printed).not.toContain('\u001b')
})
