import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { systemClock } from '#server/kernel/time.ts'
import { measureSignals } from './measure-signals.ts'
import { measureStock } from './measure-stock.ts'
import { measureRequests } from './open-metrics.ts'

const ALERTS = readFileSync('deploy/alerts.yaml', 'utf8')
const RUNBOOK = readFileSync('docs/runbook.md', 'utf8')
const DASHBOARD = JSON.parse(readFileSync('deploy/dashboard.json', 'utf8')) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}

/** What Prometheus says by itself about a process that it asks. */
const OF_PROMETHEUS = ['up']

function names(): Set<string> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(registry, Fastify())
  measureSignals(registry)()
  measureStock(registry, {
    db: connect('postgres://x@127.0.0.1:1/x'),
    clock: systemClock,
    version: '',
  })
  return new Set([...registry.getMetricsAsArray().map(({ name }) => name), ...OF_PROMETHEUS])
}

/** The figures that an expression asks for. */
function askedIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|"[^"]*"|\b(?:by|without) ?\([^)]*\)|\[\w+\]/g, ' ')
  const words = bare.match(/\b[a-z][a-z_0-9]*\b(?!\s*\()/g) ?? []
  return words
    .filter((word) => !['and', 'or', 'by', 'unless'].includes(word))
    .map((word) => word.replace(/_(?:bucket|sum|count)$/, ''))
}

test('alerts and dashboard ask for figures that there are [RUN-6]', () => {
  const there = names()
  const alerts = [...ALERTS.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression!)
  const panels = DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

  const asked = [...alerts, ...panels].flatMap(askedIn)

  expect(alerts.length).toBeGreaterThan(10)
  expect(asked.length).toBeGreaterThanOrEqual(alerts.length + panels.length)
  expect(asked.filter((name) => !there.has(name))).toEqual([])
})

test('the runbook says of every alert what to do, and of nothing else [RUN-6]', () => {
  const alerts = [...ALERTS.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name)
  const chapters = [...RUNBOOK.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)

  expect(chapters).toEqual(alerts)
})

const promtool = spawnSync('promtool', ['check', 'rules', 'deploy/alerts.yaml'], {
  encoding: 'utf8',
})

test.runIf(promtool.error === undefined)('Prometheus itself takes the rules [RUN-6]', () => {
  expect(promtool.stdout + promtool.stderr).toContain('SUCCESS')
  expect(promtool.status).toBe(0)
})
