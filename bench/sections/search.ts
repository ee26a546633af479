import type { Figure, Section } from '../figure.ts'
import { percentile } from '../percentile.ts'
import { combinations } from '../search/combinations.ts'
import { openWorld, type SearchWorld } from '../search/open-world.ts'
import { timeInSql, timeOverHttp } from '../search/time-searches.ts'
import { usualSearches } from '../search/usual-searches.ts'
import { type Timed, writePlans } from '../search/write-plans.ts'

const LARGEST = Number(process.env['BENCH_MEMBERS'] ?? 100_000)
const SIZES = [...new Set([10_000, 100_000, LARGEST])].toSorted((one, other) => one - other)
const SEARCHES = 60
const PAGES = 5
const COMBINATIONS = 200
const WORST = 10
/** What a page may take, by the number of members. */
const BUDGETS: Readonly<Record<number, number>> = { 100_000: 50, 1_000_000: 100 }

export const search: Section = {
  name: 'search',
  method: `The 95th percentile of \`/api/members.php\` over HTTP for a member with 200 blocks each way, in worlds of 10,000, 100,000 and BENCH_MEMBERS members (\`BENCH_MEMBERS=1000000 npm run bench -- search\`; with BENCH_WORLDS they are kept in that folder), vacuumed. The usual search is by gender, country, region and age: ${SEARCHES} of them, pages 1 to ${PAGES}, one after the other, after as many to warm up; its control are the statements of the same pages alone, on one connection. Then ${COMBINATIONS} combinations of any filters in the country with most members, page 1, in the largest world; the plans of the ${WORST} slowest are in bench/plans. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const figures: Figure[] = []
    const usual = new Map<number, number>()
    for (const members of SIZES) {
      const world = await openWorld(bench, members)
      const { http, sql } = await timeUsual(world)
      usual.set(members, http)
      figures.push(...usualFigures(members, http, sql))
      if (members === SIZES.at(-1)) figures.push(await combinationFigure(world))
      await world.close()
    }
    return [...figures, growthFigure(usual)]
  },
}

async function timeUsual(world: SearchWorld) {
  const searches = usualSearches(SEARCHES)
  await timeOverHttp(world, searches, PAGES)
  const http = percentile(await timeOverHttp(world, searches, PAGES), 95)
  const sql = percentile(await timeInSql(world, searches, PAGES), 95)
  return { http, sql }
}

function usualFigures(members: number, http: number, sql: number): Figure[] {
  const name = `a usual search among ${members.toLocaleString('en')}, p95`
  const figure = { name, unit: 'ms', value: http, control: sql }
  const most = BUDGETS[members]
  return [
    { ...figure, name: `${name}, against its SQL`, budget: { most: 2.5, of: 'ratio' } },
    ...(most === undefined ? [] : [{ ...figure, budget: { most, of: 'value' } } as const]),
  ]
}

function growthFigure(usual: ReadonlyMap<number, number>): Figure {
  const [smallest, largest] = [SIZES[0]!, SIZES.at(-1)!]
  return {
    name: `the same among ${largest.toLocaleString('en')}, against ${smallest.toLocaleString('en')}`,
    unit: 'ms',
    value: usual.get(largest)!,
    control: usual.get(smallest)!,
    budget: { most: 2, of: 'ratio' },
  }
}

async function combinationFigure(world: SearchWorld): Promise<Figure> {
  const all = combinations(COMBINATIONS)
  const timed: Timed[] = []
  for (const filters of all) {
    const [ms = 0] = await timeOverHttp(world, [filters], 1)
    timed.push({ filters, ms })
  }
  const slowest = timed.toSorted((one, other) => other.ms - one.ms)
  await writePlans(world, slowest.slice(0, WORST))
  return {
    name: `any filters among ${world.members.toLocaleString('en')}, p95`,
    unit: 'ms',
    value: percentile(
      timed.map(({ ms }) => ms),
      95,
    ),
    control: percentile(await timeInSql(world, all, 1), 95),
    budget: { most: 250, of: 'value' },
  }
}
