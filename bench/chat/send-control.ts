import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Tables } from '#server/db/tables.ts'
import { typeParsers } from '#server/db/connect.ts'
import { sendAtOnce } from '#server/features/chats/send-statement.ts'
import { sessionMember } from '#server/http/session.ts'
import { sha256 } from '#server/kernel/secrets.ts'

/**
 * The bare control of sending: Fastify and the driver, with the very statements that the product runs for a message. They
 * are recorded from one call of the product's own functions and repeated with other values.
 */
type Given = {
  readonly token: string
  readonly siteId: string
  readonly memberId: string
  readonly profileId: string
  readonly clientId: string
  readonly text: string
}
type Query = { readonly name: string; readonly text: string; readonly slots: readonly Slot[] }
type Slot = (given: Given, now: Date) => unknown

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  types: typeParsers,
})
const fastify = Fastify()
const state = { recording: null as Promise<Query[]> | null }

fastify.get('/', async () => 'ready')

fastify.post('/send', async (request) => {
  const given = request.body as Given
  const recorded = await (state.recording ??= record(given))
  const now = new Date()
  const answers: unknown[] = []
  for (const { text, slots } of recorded) {
    const { rows } = await pool.query({ text, values: slots.map((slot) => slot(given, now)) })
    if (rows.length === 0) throw new Error('nothing was found or sent')
    answers.push(rows[0])
  }
  return answers.at(-1)
})

await fastify.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })

/** What the product asks the database for one message. */
async function record(given: Given): Promise<Query[]> {
  const queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void queries.push(query),
  })
  const { token, siteId, memberId, profileId, text } = given
  const now = new Date()
  await sessionMember(db, { token, siteId, now })
  const clientId = randomUUID()
  const sending = { viewer: { siteId, memberId }, profileId, clientId, text, cost: 1, now }
  if (!(await sendAtOnce(db, sending))) throw new Error('the first message was not sent')
  return queries.map(({ sql, parameters }, nth) => ({
    name: String(nth),
    text: sql,
    slots: parameters.map((value) => slotOf(value, { ...given, clientId, now })),
  }))
}

/** Where a value of the recorded call came from: from there its successors come, too. */
function slotOf(value: unknown, known: Given & { readonly now: Date }): Slot {
  if (value === known.now) return (_given, now) => now
  if (Buffer.isBuffer(value)) return ({ token }) => sha256(token)
  const field = (['siteId', 'memberId', 'profileId', 'clientId', 'text'] as const).find(
    (name) => known[name] === value,
  )
  if (field) return (given) => given[field]
  return typeof value === 'string' && UUID.test(value) ? () => randomUUID() : () => value
}
