import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeSite } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { runDiscounts } from './discounts.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
await makeSite(db)

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runDiscounts(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

function listed(printed: string, code: string) {
  return printed.split('\n').find((line) => line.startsWith(`${code} `))
}

function rowOf(code: string) {
  return db
    .selectFrom('discount_code')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'create', 'end'])
    expect(help.printed).toContain(`npm run discounts -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('a code is made with all that it asks for, and listed with it [OPR-0] [DIS-1]', async () => {
  const asks = '--percentage 25 --minimum 29.95 --country nl --until 2026-08-31 --each'

  const created = await run('create', 'localhost', '--code', 'zomer25', ...asks.split(' '))

  expect(created).toEqual({ code: 0, printed: 'ZOMER25' })
  expect(await rowOf('ZOMER25')).toMatchObject({
    percentage: 25,
    reason: 'operator',
    minimum: 2995,
    currency: 'EUR',
    country: 'NL',
    is_once_each: true,
    member_id: null,
    expires_at: new Date('2026-08-31T22:00:00Z'),
  })
  expect(listed((await run('list', 'localhost')).printed, 'ZOMER25')).toBe(
    'ZOMER25 (25%, once each, from 29.95 EUR, only NL, used 0 times, until 2026-08-31 22:00)',
  )
})

test('without a code of one’s own as many are made up as are asked for, for 30 days [OPR-0] [DIS-1]', async () => {
  const { printed } = await run('create', 'localhost', '--percentage', '10', '--count', '20')

  const codes = printed.split('\n')
  expect(new Set(codes).size).toBe(20)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  expect(await rowOf(codes[0]!)).toMatchObject({
    minimum: null,
    country: null,
    is_once_each: false,
    expires_at: new Date('2026-03-31T12:00:00Z'),
  })
})

test('a code that was ended works no more, and ends once [OPR-0]', async () => {
  await run('create', 'localhost', '--percentage', '10', '--code', 'LENTE')

  const ended = await run('end', 'localhost', 'lente')

  expect(ended).toEqual({ code: 0, printed: 'LENTE works no more' })
  expect(listed((await run('list', 'localhost')).printed, 'LENTE')).toContain(
    'ended 2026-03-01 12:00',
  )
  expect(await run('end', 'localhost', 'LENTE')).toMatchObject({ code: 1 })
})

test('of many who make the same code at once one does [OPR-0]', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      run('create', 'localhost', '--percentage', '10', '--code', 'ONCE'),
    ),
  )

  expect(made.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('what is made and ended stands in the record, in the name that was given [OPR-0] [OFF-7]', async () => {
  const { email } = await makeOperator(db, { role: 'finance', name: 'Kees' })
  const as = ['--as', email, '--why', 'A newspaper asked for it.']

  await run('create', 'localhost', '--percentage', '20', '--code', 'KRANT', ...as)
  const { printed } = await run('create', 'localhost', '--percentage', '20', '--count', '3')
  await run('end', 'localhost', 'krant', '--as', email)

  const details = { why: 'A newspaper asked for it.', percentage: 20 }
  const kees = { who: 'Kees', via: 'command' }
  expect(await lastDeeds(3)).toMatchObject([
    { ...kees, action: 'code_made', subject_id: 'KRANT', details },
    { who: 'command line', action: 'codes_made', details: { codes: printed.split('\n') } },
    { ...kees, action: 'code_ended', subject_id: 'KRANT' },
  ])
})

test('a code above the limits waits for a second person, as on the screen [OPR-0] [OFF-9]', async () => {
  const { email } = await makeOperator(db, { role: 'finance' })
  await makeOperator(db, { role: 'owner' })
  const deep = ['create', 'localhost', '--percentage', '31', '--code', 'DIEP']

  const nobody = await run(...deep)
  const asked = await run(...deep, '--as', email)
  const again = await run(...deep, '--as', email)

  expect(nobody).toMatchObject({ code: 1, printed: expect.stringContaining('--as') })
  expect(asked).toEqual({ code: 0, printed: 'DIEP waits for a second person, in the office' })
  expect(again).toEqual({ code: 1, printed: 'a request about it is open already' })
  expect(await db.selectFrom('discount_code').where('code', '=', 'DIEP').execute()).toEqual([])
})

async function lastDeeds(count: number) {
  const newest = db.selectFrom('operator_record').selectAll().orderBy('number', 'desc').limit(count)
  return (await newest.execute()).toReversed()
}

const CREATE = ['create', 'localhost']
const TEN = ['--percentage', '10']

test.each([
  [['fly'], 'there is no command fly, only list, create, end; see npm run discounts -- --help'],
  [['list'], 'which site? Give its domain; npm run site -- list shows them'],
  [
    ['create', 'nowhere.example', ...TEN],
    'there is no site nowhere.example; npm run site -- list shows them',
  ],
  [CREATE, 'how much less? Give --percentage, from 1 to 100'],
  [[...CREATE, '--percentage', '0'], '--percentage must be a whole number from 1 to 100'],
  [[...CREATE, '--percentage', '101'], '--percentage must be a whole number from 1 to 100'],
  [[...CREATE, '--percentage', '12.5'], '--percentage must be a whole number from 1 to 100'],
  [[...CREATE, ...TEN, '--code', 'a b'], '--code must be 3 to 30 letters, digits and dashes'],
  [
    [...CREATE, ...TEN, '--code', 'welcome25'],
    'WELCOME25 is what newcomers get: choose another code',
  ],
  [[...CREATE, ...TEN, '--code', 'MANY', '--count', '2'], '--code is one code: leave --count out'],
  [[...CREATE, ...TEN, '--count', '1001'], '--count must be a whole number from 1 to 1000'],
  [
    [...CREATE, '--percentage', '31', '--count', '2'],
    'codes at once are at most 30% and work at most 500 times together: ask for more one by one',
  ],
  [
    [...CREATE, ...TEN, '--count', '2', '--each', '--uses', '251'],
    'codes at once are at most 30% and work at most 500 times together: ask for more one by one',
  ],
  [
    [...CREATE, ...TEN, '--as', 'nobody@example.com'],
    'nobody@example.com is no operator who may do that on localhost',
  ],
  [[...CREATE, ...TEN, '--minimum', 'much'], '--minimum must be an amount such as 29.95'],
  [[...CREATE, ...TEN, '--currency', 'EUR'], '--currency is that of a --minimum'],
  [[...CREATE, ...TEN, '--until', '2026-02-30'], '--until must be a day such as 2026-12-31'],
  [[...CREATE, ...TEN, '--until', '2026-02-28'], '--until 2026-02-28 is over already'],
  [[...CREATE, ...TEN, '--whom', 'all'], "Unknown option '--whom'"],
  [['end', 'localhost'], 'which code? npm run discounts -- list shows them'],
  [['end', 'localhost', 'NONE'], 'localhost has no code NONE'],
])('%j fails with a clear error and changes nothing [OPR-0]', async (args, error) => {
  const before = await databaseHash(db)

  const { code, printed } = await run(...args)

  expect([code, printed]).toEqual([1, error])
  expect(await databaseHash(db)).toBe(before)
})
