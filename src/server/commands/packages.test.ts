import { expect, test } from 'vitest'
import * as approvals from '#contract/office/approvals.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator, officeCaller } from '#test/office.ts'
import { paymentApp } from '#test/payment-app.ts'
import { runPackages } from './packages.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, clock } = await paymentApp(db, site.id)
const kees = await makeOperator(db, { role: 'finance', name: 'Kees' })
const mirte = await makeOperator(db, { role: 'owner' })
const AS = ['--as', kees.email]

async function run(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runPackages(args, { db, print, now: clock() })
  return { code, printed: lines.join('\n') }
}

test('the help names every command, and without one nothing is done [OPR-0] [OFF-11]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'set', 'drop'])
    expect(help.printed).toContain(`npm run packages -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('prices are asked for by command, agreed to in the office, listed, and taken back [OPR-0] [OFF-11] [OFF-9]', async () => {
  const time = '2035-03-01T09:00'
  const change = ['p1.EUR=26.50', 'p1.credits=31', 'popular=p1', 'p3=none', '--from', time]

  const asked = await run('set', 'localhost', ...change, ...AS, '--why', 'The provider asks more.')
  const waiting = await run('list', 'localhost')
  const request = await db
    .selectFrom('approval')
    .select(['id', 'number', 'why', 'asked_by'])
    .executeTakeFirstOrThrow()
  const owner = await officeCaller(app, mirte)
  const { body } = await owner.call(approvals.approve, { approval_id: request.id })
  const listed = await run('list', 'localhost')
  const dropped = await run('drop', 'localhost', time, ...AS)

  expect(asked.printed).toContain(`request ${request.number} waits for a second person`)
  expect(request).toMatchObject({ why: 'The provider asks more.', asked_by: kees.id })
  expect(waiting.printed).toContain(`request ${request.number} of Kees waits`)
  expect(body.state).toBe('done')
  const [, later = ''] = listed.printed.split('later from ')
  expect(later).toContain(time)
  expect(later).toMatch(/p1: 31 credits, popular: .*EUR 26\.50/)
  expect(later).not.toContain('p3')
  expect(dropped).toEqual({ code: 0, printed: `the prices from ${time} on are taken back` })
  expect((await run('list', 'localhost')).printed).not.toContain('later')
  const deeds = db.selectFrom('operator_record').select(['who', 'via', 'action']).orderBy('number')
  expect(await deeds.execute()).toEqual([
    { who: 'Kees', via: 'command', action: 'approval_asked' },
    { who: 'Mirte Vos', via: 'office', action: 'approval_approved' },
    { who: 'Kees', via: 'command', action: 'prices_dropped' },
  ])
})

test.each([
  [['fly'], 'there is no command fly, only list, set, drop; see npm run packages -- --help'],
  [['list'], 'which site? Give its domain; npm run site -- list shows them'],
  [['set', 'localhost'], 'what changes? Such as p1.EUR=29.95'],
  [['set', 'localhost', 'p9.EUR=1'], 'p9.EUR=1 is not a change such as p1.EUR=29.95'],
  [['set', 'localhost', 'p1.EUR=0'], 'p1.EUR=0: a price is an amount such as 29.95'],
  [['set', 'localhost', 'p1.EUR=1.234'], 'p1.EUR=1.234: a price is an amount such as 29.95'],
  [['set', 'localhost', 'p1.credits=many'], 'p1.credits=many: credits are a whole number'],
  [
    ['set', 'localhost', 'p1.XYZ=5'],
    'p1.XYZ=5: XYZ is neither credits nor a currency that is sold in',
  ],
  [['set', 'localhost', 'popular=p9'], 'popular=p9: there is no such package'],
  [['set', 'localhost', 'p3=none', 'p3.EUR=5', ...AS], 'p3.credits is missing or wrong'],
  [['set', 'localhost', 'p1.EUR=1.00', ...AS], 'p1.EUR must cost more than the package before it'],
  [
    ['set', 'localhost', 'p1.EUR=26.50', '--from', '2020-01-01', ...AS],
    '--from must be a time to come',
  ],
  [
    ['set', 'localhost', 'p1.EUR=26.50', '--from', 'soon', ...AS],
    'soon is not a time such as 2026-12-01 or 2026-12-01T09:00',
  ],
  [
    ['set', 'localhost', 'p1.EUR=26.50'],
    'nobody changes prices alone: ask in your own name with --as',
  ],
  [
    ['set', 'localhost', 'p1.EUR=26.50', '--as', 'nobody@example.com'],
    'nobody@example.com is no operator who may do that on localhost',
  ],
  [['drop', 'localhost'], 'which prices? Give the time that list shows'],
  [['drop', 'localhost', '2035-01-01'], 'localhost has no prices from 2035-01-01 on'],
])('%j fails with a clear error and changes nothing [OPR-0] [OFF-11]', async (args, error) => {
  const before = await databaseHash(db)

  const { code, printed } = await run(...args)

  expect([code, printed]).toEqual([1, error])
  expect(await databaseHash(db)).toBe(before)
})
