import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBench } from '../bench/bench.ts'
import { startProduct } from '../bench/start-product.ts'
import { lighthouse, links, nu, pa11y } from './outside/pages.ts'
import type { Suite } from './outside/suite.ts'

const SUITES: readonly Suite[] = [nu, links, pa11y, lighthouse]
const REPORTS = 'bench/outside'
const SHOWN = 20

const HELP = `Lets tools of others look at the product, with a demo world, as they come

  npm run test:outside [-- <name ...>]   ${SUITES.map(({ name }) => name).join(', ')}

They come from npm and the system's packages into .cache/outside. Reports are in ${REPORTS}; the exit code is 1 when one has findings.`

const { positionals, values } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !SUITES.some((suite) => suite.name === name))
if (values.help || unknown.length > 0) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}

const bench = await openBench()
try {
  const { port } = await startProduct(bench)
  const place = { origin: `http://localhost:${port}`, port, folder: bench.folder }
  for (const suite of SUITES.filter(isWanted)) await look(suite, place)
} finally {
  await bench.close()
}

function isWanted({ name }: Suite): boolean {
  return positionals.length === 0 || positionals.includes(name)
}

async function look(suite: Suite, place: Parameters<Suite['run']>[0]): Promise<void> {
  console.log(`${suite.name} …`)
  const load = loadavg()[0]!.toFixed(1)
  const { findings, answered = {}, about } = await suite.run(place)
  const report = { at: new Date().toISOString(), load, ...about, answered, findings }
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(join(REPORTS, `${suite.name}.json`), `${JSON.stringify(report, null, 2)}\n`)
  console.log(`  ${findings.length} findings${findings.length > 0 ? `, in ${REPORTS}` : ''}`)
  for (const line of findings.slice(0, SHOWN)) console.log(`  ${line}`)
  if (findings.length > 0) process.exitCode = 1
}
