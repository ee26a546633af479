import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { signals } from '#server/kernel/signals.ts'

const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5]
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Counts what the code tells of itself, until the function that comes back is called. */
export function measureSignals(registry: Registry): () => void {
  const stops = [
    ...measureDatabase(registry),
    ...measureLive(registry),
    ...measureNotes(registry),
    measureRendering(registry),
  ]
  return () => stops.forEach((stop) => stop())
}

function measureDatabase(registry: Registry) {
  const registers = [registry]
  const statements = new Histogram({
    name: 'vonk_statement_seconds',
    help: 'How long the database took for a statement',
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const refused = new Counter({
    name: 'vonk_statements_refused_total',
    help: 'Statements that the database refused or did not answer in time',
    registers,
  })
  const aside = new Counter({
    name: 'vonk_reads_aside_total',
    help: 'Reads that may be some seconds old, by where they went; none where no replica is named',
    labelNames: ['from'],
    registers,
  })
  return [
    signals.readAside.hear(({ from }) => aside.inc({ from })),
    signals.statement.hear(({ ms, isRefused }) => {
      statements.observe(ms / 1000)
      if (isRefused) refused.inc()
    }),
  ]
}

function measureLive(registry: Registry) {
  const registers = [registry]
  const streams = new Gauge({
    name: 'vonk_streams_open',
    help: 'Open streams of events',
    registers,
  })
  const events = new Counter({
    name: 'vonk_events_sent_total',
    help: 'Events written to streams',
    registers,
  })
  const delay = new Histogram({
    name: 'vonk_event_seconds',
    help: 'From the word that there is news to its being written to a stream',
    buckets: SECONDS,
    registers,
  })
  return [
    signals.stream.hear(({ change }) => streams.inc(change)),
    signals.news.hear((news) => {
      events.inc(news.events)
      delay.observe(news.ms / 1000)
    }),
  ]
}

function measureNotes(registry: Registry) {
  const registers = [registry]
  const security = new Counter({
    name: 'vonk_security_events_total',
    help: 'Events of the security log, with how they ended',
    labelNames: ['event', 'outcome'],
    registers,
  })
  const limits = new Counter({
    name: 'vonk_limits_hit_total',
    help: 'Rate limits that began to refuse',
    labelNames: ['limit'],
    registers,
  })
  const orders = new Counter({
    name: 'vonk_orders_total',
    help: 'Purchases that the payment provider brought to a state',
    labelNames: ['status'],
    registers,
  })
  return [
    signals.security.hear((noted) => security.inc(noted)),
    signals.limit.hear(({ limit }) => limits.inc({ limit })),
    signals.order.hear(({ status }) => orders.inc({ status })),
  ]
}

function measureRendering(registry: Registry) {
  const rendered = new Histogram({
    name: 'vonk_render_seconds',
    help: 'How long a page was made, with its time in line',
    buckets: SECONDS,
    registers: [registry],
  })
  return signals.rendered.hear(({ ms }) => rendered.observe(ms / 1000))
}
