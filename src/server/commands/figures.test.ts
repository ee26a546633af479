import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { runFigures } from './figures.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-10T12:00:00Z')
const site = await makeSite(db)
const member = await makeMember(db, site.id, {
  signup_at: new Date('2026-03-08T12:00:00Z'),
  lander: 'landers-gallery/nl',
})
await makeOrder(db, member, {
  total_minor: 12_100,
  price_minor: 12_100,
  created_at: new Date('2026-03-09T12:00:00Z'),
})

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runFigures(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, text: lines.join('\n') }
}

test('figures are made again, shown, and given to a spreadsheet and as a plot [OFF-14] [OPR-2]', async () => {
  expect(await run('show')).toMatchObject({ text: expect.stringContaining('not counted yet') })
  expect(await run('rebuild')).toMatchObject({
    code: 0,
    text: expect.stringContaining('all figures are made again'),
  })

  const shown = await run('show', '--period', 'week')
  expect(shown.text).toContain('revenue EUR 100.00 (0.00 before)')
  expect(shown.text).toMatch(/landers-gallery\/nl +0 +1 +1 +100\.00/)
  const csv = await run('csv', '--period', 'week')
  expect(csv.text).toContain('day,visits,signups,activated,wrote,bought,orders')
  expect(csv.text).toContain('2026-03-09,0,0,0,0,0,1,1,0,0,0,100.00')
  const plot = await run('plot', '--period', 'week')
  expect(plot.text).toMatch(/^<svg xmlns.*<path class="now" d="M[\d.,ML-]+"\/>.*<\/svg>$/)
})

test.each([
  [['show', '--period', 'decade'], '--period must be one of day, week, month, quarter, year'],
  [['show', '--until', 'tomorrow'], '--until must be a day such as 2026-01-31'],
  [['csv', '--of', 'love'], '--of must be one of days, table, cohorts'],
  [['show', '--site', 'nowhere.example'], 'there is no site nowhere.example'],
  [['show', '--love'], "Unknown option '--love'"],
])('%j is refused in one line [OPR-0]', async (args, line) => {
  const { code, text } = await run(...args)

  expect(code).toBe(1)
  expect(text).toContain(line)
  expect(text.split('\n')).toHaveLength(1)
})
