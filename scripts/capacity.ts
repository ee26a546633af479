import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Assumed, fill, type Measured, planFor } from './capacity/model.ts'

const RESULTS = 'bench/RESULTS.md'

const HELP = `What so many members would need, by what was measured (${RESULTS})

  npm run capacity -- --members 10000000 --peak 200000

  --messages 0.5 --searches 1 --pages 0.2   what each who is live does in a minute
  --hours 8                                 how many hours of its peak a day is like
  --years 2                                 how long messages are kept
  --sites 200                               over which members are spread
  --cores 64 --memoryGb 512 --walMb 100 --diskTb 16 --connections 500   one database's machine

All but the members and the peak are assumptions, and each of them can be given. docs/capacity.md says what follows.`

const DEFAULTS: Assumed = {
  members: 10_000_000,
  peak: 200_000,
  messages: 0.5,
  searches: 1,
  pages: 0.2,
  hours: 8,
  years: 2,
  sites: 200,
  cores: 64,
  memoryGb: 512,
  walMb: 100,
  diskTb: 16,
  connections: 500,
}

const names = Object.keys(DEFAULTS) as (keyof Assumed)[]
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' as const },
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  },
})
if (values.help) console.log(HELP)
else tell(assumed(values))

function assumed(given: Readonly<Record<string, unknown>>): Assumed {
  const entries = names.map((name) => {
    const value = given[name] === undefined ? DEFAULTS[name] : Number(given[name])
    if (!(value > 0)) {
      console.error(`--${name} must be a number above 0`)
      process.exit(2)
    }
    return [name, value]
  })
  return Object.fromEntries(entries) as Assumed
}

function tell(all: Assumed): void {
  const plan = planFor(readMeasured(), all)
  const { messages, searches, pages } = plan.perSecond
  const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en')
  console.log(
    `${rounded(all.members)} members, ${rounded(all.peak)} of them live: ${rounded(messages)} messages, ${rounded(searches)} searches and ${rounded(pages)} pages a second.`,
  )
  console.log(
    `${rounded(plan.processes)} processes of one core each; their streams hold ${rounded(plan.streamsGb)} GB.\n`,
  )
  for (const wall of plan.walls) {
    console.log(
      `${`${Math.round(fill(wall) * 100)}%`.padStart(6)}  ${wall.name}: ${rounded(wall.needed)} of ${rounded(wall.has)} ${wall.unit}`,
    )
    console.log(`${' '.repeat(8)}moved by: ${wall.movedBy}`)
  }
  const first = plan.walls[0]!
  console.log(
    fill(first) > 1
      ? `\nThe first wall is ${first.name}.`
      : `\nOne database holds it. The first wall is ${first.name}, at ${Math.round(fill(first) * 100)}%.`,
  )
  console.log(
    plan.databases === null
      ? `The largest site, with ${Math.round(plan.largestSite * 100)}% of all, is too much for one database by itself: sites over databases do not help it.`
      : `Sites over databases: ${plan.databases}, the largest site has ${Math.round(plan.largestSite * 100)}% of all.`,
  )
}

/** The figures by the names that bench/RESULTS.md gives them. */
function readMeasured(): Measured {
  const rows = new Map(
    [
      ...readFileSync(RESULTS, 'utf8').matchAll(/^\| ([^|]+?) \| ([\d.,]+) [^|]*\| ([\d.,]+)?/gm),
    ].map(([, name, value, control]) => [
      name!,
      { value: toNumber(value), control: toNumber(control) },
    ]),
  )
  const figure = (name: string, of: 'value' | 'control' = 'value') => {
    const found = rows.get(name)?.[of]
    if (found === undefined || !(found >= 0)) throw new Error(`${RESULTS} has no figure "${name}"`)
    return found
  }
  // Of both cores, the sender's part included: more than the database and the process really take.
  const bothCores = 2
  return {
    messageDatabaseMs: bothCores * figure('a message sent, of the whole', 'control'),
    messageNodeMs: bothCores * figure('a message sent, of the whole'),
    searchDatabaseMs: figure('database CPU for `/api/members.php`'),
    searchNodeMs: figure('Node CPU for `/api/members.php`'),
    pageDatabaseMs: figure('database CPU for `/members`'),
    pageNodeMs: figure('Node CPU for `/members`'),
    messageWalBytes: figure('WAL of a message'),
    visitWalBytes: figure('WAL of a visit'),
    messageStoredBytes: figure('a message stored, with what it tells'),
    memberStoredBytes: figure('a member stored'),
    streamBytes: figure('memory of one of 5,000 streams') * 1024,
  }
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''))
}
