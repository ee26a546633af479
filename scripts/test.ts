import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runChecks } from './checks.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensureRedis } from './ensure-redis.ts'
import { readPlaywright, readVitest, reportOfChecks, summaryOf, withStatus } from './test-report.ts'
import type { Report } from './test-report.ts'

const REPORTS = '.cache/test-reports'
const STEPS = ['checks', 'build', 'unit', 'browser'] as const
type Step = (typeof STEPS)[number]
const PASSED: Report = { passed: 1, failures: [], skipped: [], files: [] }

/**
 * npm test: everything that gates a landing. A step that fails hides no other: all of them run, and what failed stands at
 * the end. `--only browser` runs a part; what it needs is built first.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const only = (values.only ?? []).flatMap((names) => names.split(','))
const unknown = only.filter((name) => !(STEPS as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: choose among ${STEPS.join(', ')}.`)
  process.exit(2)
}

const env = { ...process.env }
const done: { name: Step; seconds: number; report: Report }[] = []
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
for (const name of STEPS.filter(isWanted)) {
  const started = Date.now()
  const report = await run(name)
  done.push({ name, seconds: (Date.now() - started) / 1000, report })
}
const reports = done.map(({ report }) => report)
console.log(summaryOf(reports, done))
process.exitCode = reports.some(({ failures }) => failures.length > 0) ? 1 : 0

function isWanted(step: Step): boolean {
  if (only.length === 0 || only.includes(step)) return true
  return step === 'build' && only.some((name) => name !== 'checks')
}

async function run(step: Step): Promise<Report> {
  console.log(`\n== ${step}`)
  if (step === 'checks') return reportOfChecks(await runChecks())
  if (step === 'build') return withStatus(step, PASSED, spawn('node', ['bin/build.mjs']))
  Object.assign(env, ensureChromium())
  if (process.env['REDIS_URL'] === undefined) ensureRedis()
  return step === 'browser' ? runPlaywright() : runVitest()
}

function runVitest(): Report {
  const path = `${REPORTS}/unit.json`
  const outside = `${REPORTS}/unit-outside.json`
  env['ERRORS_OUTSIDE'] = outside
  const status = spawn('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/errors-outside.ts',
    `--outputFile.json=${path}`,
  ])
  return withStatus('unit', readVitest('unit', path, outside), status)
}

function runPlaywright(): Report {
  const path = `${REPORTS}/browser.json`
  env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = path
  const status = spawn('playwright', ['test', '--reporter=list,json'])
  return withStatus('browser', readPlaywright('browser', path), status)
}

function spawn(command: string, args: readonly string[]): number | null {
  return spawnSync(command, args, { stdio: 'inherit', env }).status
}
