import { DEMO_LOGINS } from '#server/demo/demo.ts'
import type { Bench } from '../bench.ts'
import { type Asked, askFor } from '../cost/ask-for.ts'
import { cpuTimeOf, cpuTimeOfAll } from '../cpu-time-of.ts'
import type { Figure, Section } from '../figure.ts'
import { logIn } from '../log-in.ts'
import { median } from '../median.ts'
import { startProductOn } from '../start-product.ts'
import { startServer } from '../start-server.ts'

const CONNECTIONS = 10
const WARM_UP_MS = 1_000
const MEASURED_MS = 2_500
const ROUNDS = 3

/** What is asked for, by whom, and how many times the control's CPU it may cost Node. */
const TARGETS = [
  { path: '/api/user.php', isMember: true, most: 5 },
  { path: '/api/online.php', isMember: false, most: 10 },
  { path: '/api/members.php', isMember: true, most: 10 },
  { path: '/login', isMember: false, most: 40 },
  { path: '/', isMember: false, most: 40 },
  { path: '/members', isMember: true, most: 75 },
] as const

export const cost: Section = {
  name: 'cost',
  method: `User and system time (/proc/<pid>/stat) for one request, of the server's process and of all processes of the database, at ${CONNECTIONS} connections that each ask one after the other, with compression as browsers ask for it: ${ROUNDS} rounds in which the control and each address have their turn for ${MEASURED_MS / 1000} s after ${WARM_UP_MS / 1000} s to warm up; the medians. \`/api/user.php\`, \`/api/members.php\` and \`/members\` are asked for by a member who is logged in, the others by a visitor, in the demo world. The control is bare Fastify with the driver, a pool of ten connections to the same database and \`select 1\`. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const { asked, control, nodes, postgres } = await open(bench)
    const rounds: Spent[][] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const spent: Spent[] = []
      for (const each of [control, ...asked])
        spent.push(await spentOn(each, { node: nodes(each), postgres }))
      rounds.push(spent)
    }
    return figuresOf(rounds)
  },
}

type Spent = { readonly node: number; readonly database: number }

async function open(bench: Bench) {
  const { postgres, server: product } = await startProductOn(bench)
  const select = await startServer(bench, ['bench/cost/select-one.mjs'], {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.appUrl,
  })
  const cookie = await logIn(product.port, DEMO_LOGINS.emails.premium)
  const asked = TARGETS.map(({ path, isMember }) => ({
    port: product.port,
    path,
    cookie: isMember ? cookie : '',
  }))
  const control: Asked = { port: select.port, path: '/', cookie: '' }
  const nodes = ({ port }: Asked) => (port === select.port ? select.pid : product.pid)
  return { asked, control, nodes, postgres: postgres.pid }
}

async function spentOn(asked: Asked, pids: { node: number; postgres: number }): Promise<Spent> {
  await askFor(asked, { connections: CONNECTIONS, ms: WARM_UP_MS })
  const before = await spentSoFar(pids)
  const requests = await askFor(asked, { connections: CONNECTIONS, ms: MEASURED_MS })
  const after = await spentSoFar(pids)
  return {
    node: (after.node - before.node) / requests,
    database: (after.database - before.database) / requests,
  }
}

async function spentSoFar({ node, postgres }: { node: number; postgres: number }): Promise<Spent> {
  return { node: await cpuTimeOf(node), database: await cpuTimeOfAll(postgres) }
}

function figuresOf(rounds: readonly (readonly Spent[])[]): Figure[] {
  const middle = (nth: number, of: keyof Spent) => median(rounds.map((round) => round[nth]![of]))
  return TARGETS.flatMap(({ path, most }, at) => [
    {
      name: `Node CPU for \`${path}\``,
      unit: 'ms',
      value: middle(at + 1, 'node'),
      control: middle(0, 'node'),
      budget: { most, of: 'ratio' } as const,
    },
    {
      name: `database CPU for \`${path}\``,
      unit: 'ms',
      value: middle(at + 1, 'database'),
      control: middle(0, 'database'),
    },
  ])
}
