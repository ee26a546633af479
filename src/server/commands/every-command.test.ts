import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { databaseHash } from '#test/database-hash.ts'
import { freshDatabase } from '#test/database.ts'
import { makeCase } from '#test/make-case.ts'
import { makeDecision } from '#test/make-decision.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { makeOperator } from '#test/office.ts'
import { PROGRAMS } from './programs.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const { db, ownerUrl } = await freshDatabase()
const site = await makeSite(db, { settings: '{"time_zone":"Europe/Amsterdam"}' })
const { domain } = site
const ana = await makeOperator(db, { name: 'Ana' })
// Whom Ana can ask.
await makeOperator(db)
const config = readConfig({
  NODE_ENV: 'test',
  OFFICE_HOST: 'office.vonk.example',
  SECRET_KEY: '1'.repeat(64),
})

/** What only shows something. */
const READS: readonly string[] = [
  'backup',
  'complaints list',
  'complaints show',
  'decisions appeals',
  'decisions list',
  'decisions policies',
  'discounts list',
  'dsa recipients',
  'dsa report',
  'dsa statements',
  'fictional list',
  'fictional show',
  'figures csv',
  'figures plot',
  'figures show',
  'jobs list',
  'ledger-audit',
  'members show',
  'operators list',
  'packages list',
  'partners list',
  'payments list',
  'payments show',
  'photos waiting',
  'record-audit',
  'reports list',
  'reports show',
  'site history',
  'site list',
  'site show',
  'traffic figures',
]
/** What writes where no record can tell of it, and why. */
const APART: Readonly<Record<string, string>> = {
  restore: 'fills an empty database, and brings the record with it',
  'restore-drill': 'works on a copy, and keeps how it went in restore_drill',
  'fictional publish': 'needs a draft with its licences: fictional.test.ts sees its record',
  'fictional retire': 'needs one that is published: fictional.test.ts sees its record',
  'packages drop': 'needs prices that two people agreed to: packages.test.ts',
  'site open': 'needs a closed site that has all it must: site.test.ts sees its record',
  demo: 'makes a world: demo.test.ts sees its record',
}

/** Programs that do one thing only. */
const WHOLE = [...READS, ...Object.keys(APART)].filter((name) => !name.includes(' '))

const aMember = async () => (await makeMember(db, site.id)).id
const aCase = (kind: Parameters<typeof makeCase>[1]['kind']) =>
  makeCase(db, { kind, siteId: site.id, at: NOW })
const RULED = ['--policy', 'scam', '--facts', 'Asked for money.']
const WHY = ['--why', 'A mistake']

/** What each changing command is run with, on something of its own. */
const CHANGES: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'complaints answer': async () => {
    const { subjectId } = await aCase('complaint')
    const { number } = await numbered('complaint', subjectId)
    return [domain, String(number), '--text', 'We paid it back.']
  },
  'decisions lift': async () => {
    const memberId = await aMember()
    await makeDecision(db, { memberId, now: NOW })
    return [domain, await decisionAbout(memberId), ...WHY]
  },
  'decisions reverse': async () => [
    domain,
    await decisionAbout((await aCase('appeal')).memberId),
    ...WHY,
  ],
  'decisions uphold': async () => [
    domain,
    await decisionAbout((await aCase('appeal')).memberId),
    ...WHY,
  ],
  'discounts create': async () => [domain, '--percentage', '5'],
  'discounts end': async () => [domain, await aCode()],
  'dsa publish': async () => [domain],
  'figures rebuild': async () => [],
  'figures refresh': async () => [],
  'jobs retry': async () => [(await aCase('job')).subjectId],
  'keys rotate': async () => [],
  'members ban': async () => [domain, await aMember(), ...RULED],
  'members credit': async () => [domain, await aMember(), '5'],
  'members warn': async () => [domain, await aMember(), ...RULED],
  'members hide': async () => [domain, await aMember(), ...RULED],
  'members log-out': async () => [domain, await aMember()],
  'members log-out-all': async () => [domain],
  'members suspend': async () => [domain, await aMember(), ...RULED, '--days', '7'],
  'members unban': async () => {
    const memberId = await aMember()
    await makeDecision(db, { memberId, now: NOW })
    return [domain, memberId, ...WHY]
  },
  'operators end': async () => [(await makeOperator(db, { role: 'writer' })).email],
  'operators invite': async () => [`${randomUUID()}@vonk.example`, '--role', 'writer'],
  'operators reset': async () => [(await makeOperator(db, { role: 'writer' })).email],
  'packages set': async () => {
    await db.deleteFrom('approval').where('kind', '=', 'prices').execute()
    return [domain, 'p1.EUR=27.95', '--from', '2031-01-01']
  },
  'partners add': async () => [domain, randomUUID()],
  'partners end': async () => [domain, await aPartner()],
  'payments reconcile': async () => [],
  'payments refund': async () => {
    const order = await makeOrder(db, await makeMember(db, site.id), { created_at: NOW })
    return [domain, order.id, '--goodwill', '1.00']
  },
  'photos approve': async () => [domain, (await aCase('photo')).subjectId],
  'photos reject': async () => [
    domain,
    (await aCase('photo')).subjectId,
    '--policy',
    'unfit_photo',
    '--facts',
    'A car.',
  ],
  'reports decide': async () => {
    const { number } = await numbered('report', (await aCase('report')).subjectId)
    return [domain, String(number), 'hide', ...RULED]
  },
  'site add': async () => [`${randomUUID()}.example`],
  'site default': async () => [domain],
  'site reset': async () => {
    await run('site set', [domain, 'name', randomUUID()])
    return [domain, 'name']
  },
  'site set': async () => [domain, 'name', randomUUID()],
  'site undo': async () => {
    await run('site set', [domain, 'name', randomUUID()])
    const { number } = await db
      .selectFrom('site_version')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('site_id', '=', site.id)
      .executeTakeFirstOrThrow()
    return [domain, String(number)]
  },
}
/** Nobody decides these in nobody's name. */
const NAMED = ['decisions reverse', 'decisions uphold', 'packages set']

test('every command says whether it changes something [OFF-3]', async () => {
  const commands = (await Promise.all(Object.keys(PROGRAMS).map(commandsOf))).flat()

  expect([...READS, ...Object.keys(APART), ...Object.keys(CHANGES)].toSorted()).toEqual(
    commands.toSorted(),
  )
})

test.each(Object.keys(CHANGES))(
  '%s leaves in the record in whose name it was [OFF-3]',
  async (name) => {
    const input = CHANGES[name]!

    const named = await recordOf(name, withName(name, await input()))
    expect(named).toMatchObject([{ operator_id: ana.id, who: 'Ana', via: 'command' }])
    if (NAMED.includes(name)) return
    const unnamed = await recordOf(name, withWhy(name, await input()))
    expect(unnamed).toMatchObject([{ operator_id: null, who: 'command line', via: 'command' }])
  },
)

test.each(Object.keys(CHANGES))(
  '%s changes nothing in the name of somebody who may not [OFF-2] [OFF-3]',
  async (name) => {
    const { email } = await makeOperator(db, { role: 'analyst' })
    const words = withName(name, await CHANGES[name]!(), email)
    const before = await databaseHash(db)

    const { code, printed } = await run(name, words)

    expect(code).toBe(1)
    expect(printed).toMatch(/is no operator who may/)
    expect(await databaseHash(db)).toBe(before)
  },
)

/** What there is, as the refusal of what there is not says. A program without commands runs as it is. */
async function commandsOf(program: string): Promise<string[]> {
  if (WHOLE.includes(program)) return [program]
  const { printed } = await runProgram(program, ['no-such-command'])
  const [, known = ''] = /^there is no command no-such-command, only (.+); see/.exec(printed) ?? []
  return known.split(', ').map((command) => `${program} ${command}`)
}

async function run(name: string, words: readonly string[]) {
  const [program = '', command = ''] = name.split(' ')
  return runProgram(program, [command, ...words])
}

async function runProgram(program: string, args: readonly string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const start = await PROGRAMS[program]!()
  const code = await start(args, { db, ownerUrl, config, print, now: NOW })
  return { code, printed: lines.join('\n') }
}

/** What a command added to the record. */
async function recordOf(name: string, words: readonly string[]) {
  const last = await rowsAfter(0)
  const { code, printed } = await run(name, words)
  expect({ code, printed }).toMatchObject({ code: 0 })
  return (await rowsAfter(Number(last.at(-1)?.number ?? 0))).slice(0, 1)
}

function rowsAfter(number: number) {
  return db
    .selectFrom('operator_record')
    .select(['number', 'operator_id', 'who', 'via', 'action'])
    .where('number', '>', number)
    .orderBy('number')
    .execute()
}

/** The reason of credits is the rest of the line. */
function withName(name: string, words: readonly string[], email = ana.email): readonly string[] {
  if (name === 'members credit') return [...words, '--as', email, ...WHY]
  return [...words, '--as', email]
}

function withWhy(name: string, words: readonly string[]): readonly string[] {
  return name === 'members credit' ? [...words, ...WHY] : words
}

function numbered(table: 'complaint' | 'report', id: string) {
  return db.selectFrom(table).select('number').where('id', '=', id).executeTakeFirstOrThrow()
}

async function decisionAbout(memberId: string): Promise<string> {
  const { number } = await db
    .selectFrom('decision')
    .select('number')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return String(number)
}

async function aCode(): Promise<string> {
  return (await run('discounts create', [domain, '--percentage', '5'])).printed
}

async function aPartner(): Promise<string> {
  const name = randomUUID()
  await run('partners add', [domain, name])
  return name
}
