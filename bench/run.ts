import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { openBench } from './bench.ts'
import type { Outcome, Section } from './figure.ts'
import { machine } from './machine.ts'
import { resultsOf } from './results-of.ts'
import { audit } from './sections/audit.ts'
import { chats } from './sections/chats.ts'
import { cost } from './sections/cost.ts'
import { cpu } from './sections/cpu.ts'
import { forYou } from './sections/for-you.ts'
import { growth } from './sections/growth.ts'
import { landers } from './sections/landers.ts'
import { likes } from './sections/likes.ts'
import { loginFlood } from './sections/login-flood.ts'
import { membersPage } from './sections/members-page.ts'
import { office } from './sections/office.ts'
import { paint } from './sections/paint.ts'
import { photos } from './sections/photos.ts'
import { search } from './sections/search.ts'
import { send } from './sections/send.ts'
import { startup } from './sections/startup.ts'
import { streams } from './sections/streams.ts'
import { webhooks } from './sections/webhooks.ts'
import { weight } from './sections/weight.ts'
import { world } from './sections/world.ts'
import { tableOf } from './table-of.ts'

const SECTIONS: readonly Section[] = [
  weight,
  startup,
  cpu,
  cost,
  paint,
  landers,
  loginFlood,
  world,
  search,
  forYou,
  likes,
  photos,
  membersPage,
  chats,
  send,
  streams,
  webhooks,
  audit,
  growth,
  office,
]
const RESULTS = 'bench/RESULTS.md'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !SECTIONS.some((section) => section.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join()}, only ${SECTIONS.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}
if (spawnSync(process.execPath, ['bin/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

const about = { date: new Date(), machine: machine() }
const bench = await openBench()
const state = { isToldToStop: false }
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    state.isToldToStop = true
    void bench.close().then(() => process.exit(1))
  })
}

const outcomes: Outcome[] = []
for (const section of SECTIONS) {
  if (state.isToldToStop || (names.length > 0 && !names.includes(section.name))) continue
  console.log(`Measuring ${section.name} …`)
  outcomes.push(await outcomeOf(section))
  await bench.tidy()
}
if (!state.isToldToStop) await finish()

async function outcomeOf(section: Section): Promise<Outcome> {
  try {
    return { section, figures: await section.measure(bench) }
  } catch (error) {
    if (!state.isToldToStop) console.error(error)
    return { section, failure: (error as Error).message.split('\n')[0]! }
  }
}

/** Only a whole run is written down: a part of it would take the place of the rest. */
async function finish(): Promise<void> {
  await bench.close()
  console.log(`\n${tableOf(outcomes)}\n\nMeasured on ${about.machine}.`)
  if (outcomes.length === SECTIONS.length) writeFileSync(RESULTS, resultsOf(outcomes, about))
  else console.log(`${RESULTS} is left as it is, because not everything was measured.`)
  process.exit(outcomes.some((outcome) => 'failure' in outcome) ? 1 : 0)
}
