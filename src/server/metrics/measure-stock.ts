import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { connectionsOf, type Db } from '#server/db/connect.ts'
import { countJobs } from '#server/jobs/parked-jobs.ts'
import { lines } from '#server/kernel/semaphore.ts'
import type { Clock } from '#server/kernel/time.ts'

type StockInput = { readonly db: Db; readonly clock: Clock; readonly version: string }

/** What there is at the moment of the question: connections, lines, jobs, purchases under way. */
export function measureStock(registry: Registry, stock: StockInput): void {
  const { db } = stock
  measureProcess(registry, stock)
  measureJobs(registry, stock)
  measurePayments(registry, db)
}

function measureProcess(
  registry: Registry,
  { db, version }: Pick<StockInput, 'db' | 'version'>,
): void {
  const registers = [registry]
  new Gauge({
    name: 'vonk_build_info',
    help: 'Which version runs: always 1',
    labelNames: ['version'],
    aggregator: 'first',
    registers,
  }).set({ version }, 1)
  // Before anything that asks the database, or what the figures themselves ask would be counted with the rest.
  new Gauge({
    name: 'vonk_database_connections',
    help: 'Connections of this process: used, idle, and callers who wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connectionsOf(db))) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'vonk_database_up',
    help: 'Whether the database answers',
    aggregator: 'min',
    registers,
    async collect() {
      this.set(await answers(db))
    },
  })
  new Gauge({
    name: 'vonk_waiting',
    help: 'What waits in the lines of this process',
    labelNames: ['line'],
    registers,
    collect() {
      for (const [line, count] of lines) this.set({ line }, count())
    },
  })
}

async function answers(db: Db): Promise<0 | 1> {
  return sql`select 1`.execute(db).then(
    () => 1,
    () => 0,
  )
}

function measureJobs(registry: Registry, { db, clock }: Pick<StockInput, 'db' | 'clock'>): void {
  const registers = [registry]
  new Gauge({
    name: 'vonk_jobs',
    help: 'Jobs that wait and that are parked, of all processes',
    labelNames: ['kind', 'state'],
    aggregator: 'max',
    registers,
    async collect() {
      const counts = await countJobs(db).catch(() => [])
      this.reset()
      for (const { kind, waiting, parked } of counts) {
        this.set({ kind, state: 'waiting' }, waiting)
        this.set({ kind, state: 'parked' }, parked)
      }
    },
  })
  new Gauge({
    name: 'vonk_jobs_oldest_seconds',
    help: 'Age of the job of a kind that waits longest',
    labelNames: ['kind'],
    aggregator: 'max',
    registers,
    async collect() {
      const counts = await countJobs(db).catch(() => [])
      this.reset()
      for (const { kind, since } of counts)
        if (since) this.set({ kind }, Math.max(0, (clock().getTime() - since.getTime()) / 1000))
    },
  })
}

function measurePayments(registry: Registry, db: Db): void {
  const registers = [registry]
  new Gauge({
    name: 'vonk_orders_open',
    help: 'Purchases that the payment provider is asked about, by state',
    labelNames: ['status'],
    aggregator: 'max',
    registers,
    async collect() {
      const rows = await openOrders(db).catch(() => [])
      this.reset()
      for (const { status, count } of rows) this.set({ status }, Number(count))
    },
  })
  new Gauge({
    name: 'vonk_refunds_waiting',
    help: 'Refunds that the payment provider is still to be told of',
    aggregator: 'max',
    registers,
    async collect() {
      const count = await waitingRefunds(db).catch(() => null)
      if (count !== null) this.set(count)
    },
  })
}

function openOrders(db: Db) {
  return db
    .selectFrom('credit_order')
    .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
    .where('check_at', 'is not', null)
    .groupBy('status')
    .execute()
}

async function waitingRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('order_refund')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow()
  return Number(count)
}
