import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { PATIENCE_MS } from '#test/patience.ts'
import { quietTime } from '#test/quiet-time.ts'
import {
  block,
  buy,
  change,
  chatOf,
  type Device,
  leave,
  look,
  type Person,
  read,
  refund,
  send,
} from './device.ts'
import type { Deed, Final, History } from './history.ts'
import { type Ear, listen } from './listen.ts'
import type { World } from './world.ts'

const MEMBERS = 6
const DEVICES_EACH = 2
const LONG_AGO = new Date('2026-01-01T12:00:00Z')

/** Members with two devices each, who do all that can be done, until it is over; and all that they asked and were told. */
export async function liveIn({ db, port }: World, isOver: () => boolean): Promise<History> {
  const people = await makePeople(db)
  const deeds: Deed[] = []
  const ears: Ear[] = []
  const state = { isDeaf: false }
  const listenings: Promise<void>[] = []

  const listenOn = (device: Device) => {
    const ear: Ear = { member: device.me.id, session: device.session, since: 0, heard: [] }
    ears.push(ear)
    listenings.push(listen(device, ear, () => state.isDeaf))
  }
  const newCookie = (me: Person) => untilDone(() => cookieOf(db, me.id))

  async function live(me: Person): Promise<void> {
    const device: Device = {
      me,
      base: `http://127.0.0.1:${port}`,
      session: randomUUID(),
      cookie: await newCookie(me),
      record: (deed) => void deeds.push(deed),
    }
    listenOn(device)
    while (!isOver()) {
      const session = device.session
      await doSomething(device, people, () => newCookie(me))
      if (device.session !== session) listenOn(device)
      await quietTime(5)
    }
  }
  const lives = people.flatMap((me) => Array.from({ length: DEVICES_EACH }, () => live(me)))
  await Promise.all(lives)

  await readAll(people, { db, port, record: (deed) => void deeds.push(deed) })
  const final = await finalOf(db, people)
  const living = new Set(deeds.map(({ session }) => session))
  const hasHeardAll = () =>
    ears.every(
      (ear) => isDone(ear, deeds) || ear.heard.at(-1)?.number === final.counters[ear.member],
    )
  // Whoever has not by then never will, which the checker says.
  await expect
    .poll(hasHeardAll, { timeout: PATIENCE_MS / 4 })
    .toBe(true)
    .catch(() => undefined)
  state.isDeaf = true
  await Promise.all(listenings)
  return { deeds, final, listenings: ears.filter(({ session }) => living.has(session)) }
}

const isDone = ({ session }: Ear, deeds: readonly Deed[]) =>
  deeds.some((deed) => deed.kind === 'log out' && deed.session === session)

async function makePeople(db: Db): Promise<Person[]> {
  const site = await makeSite(db)
  const people: Person[] = []
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const wishes = { credits: 2_000, paid_user: true, signup_at: LONG_AGO, name: `Lid ${nth}` }
    people.push({ id: (await makeMember(db, site.id, wishes)).id, name: `${nth}` })
  }
  return people
}

/** The first two block each other now and then; the others' streams can be held to every message. */
async function doSomething(
  device: Device,
  people: readonly Person[],
  newCookie: () => Promise<string>,
): Promise<void> {
  const others = people.filter(({ id }) => id !== device.me.id)
  const other = others[randomInt(others.length)]!
  const [ann, bob] = people as [Person, Person, ...Person[]]
  const dice = randomInt(1_000)
  if (dice < 430) return send(device, other)
  if (dice < 760) return void (await read(device, other))
  if (dice < 860) return change(device, other)
  if (dice < 930) return lookOrBlock(device, [ann, bob], dice < 880)
  if (dice < 970) return buy(device)
  if (dice < 985) return refund(device)
  return leave(device, other, newCookie)
}

async function lookOrBlock(
  device: Device,
  [ann, bob]: readonly [Person, Person],
  mayBlock: boolean,
): Promise<void> {
  const whom = device.me.id === ann.id ? bob : ann
  if (mayBlock && [ann.id, bob.id].includes(device.me.id)) return block(device, whom)
  if (device.me.id !== whom.id) return look(device, whom)
}

/** All conversations from both sides, page by page. */
async function readAll(
  people: readonly Person[],
  { db, port, record }: { db: Db; port: number; record: Device['record'] },
): Promise<void> {
  for (const me of people) {
    const cookie = await untilDone(() => cookieOf(db, me.id))
    const device: Device = {
      me,
      base: `http://127.0.0.1:${port}`,
      session: randomUUID(),
      cookie,
      record,
    }
    for (const other of people.filter(({ id }) => id !== me.id))
      for (let after = 0; ;) {
        const page = await untilDone(() => readOrThrow(device, other, after))
        const last = page.messages.at(-1)?.seq
        if (last === undefined || page.messages.length < 50) break
        after = last
      }
  }
}

async function readOrThrow(device: Device, other: Person, after: number) {
  const page = await read(device, other, after)
  if (!page) throw new Error('not read')
  return page
}

async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 0; ; tried += 1)
    try {
      return await work()
    } catch (error) {
      if (tried === 200) throw error
      await quietTime(200)
    }
}

async function finalOf(db: Db, people: readonly Person[]): Promise<Final> {
  const messages = await sql<Final['messages'][number] & { other: string }>`
    select message.seq, message.id, message.sender_id as by, message.client_id as text, message.deleted_at is not null as "isDeleted",
      side.other_id as other
    from message join conversation_side as side on side.conversation_id = message.conversation_id and side.member_id = message.sender_id`.execute(
    db,
  )
  const entries = await sql<Final['entries'][number]>`
    select member.id as member, reason, reference, amount
    from credit_entry left join member on member.credit_account_id = credit_entry.account_id`.execute(
    db,
  )
  const orders = await sql<Final['orders'][number]>`
    select id, client_id as "clientId", member_id as member, credits, status = 'completed' as "isPaid", refunded_credits as "refundedCredits"
    from credit_order`.execute(db)
  const members = await sql<{ id: string; balance: number; counter: number }>`
    select member.id, balance, coalesce(event_counter.seq, 0) as counter
    from member join credit_account on credit_account.id = credit_account_id
    left join event_counter on event_counter.member_id = member.id`.execute(db)
  if (members.rows.length !== people.length) throw new Error('members are missing')
  return {
    messages: messages.rows.map(({ other, ...message }) => ({
      ...message,
      chat: chatOf(message.by, other),
    })),
    entries: entries.rows,
    orders: orders.rows,
    balances: Object.fromEntries(members.rows.map(({ id, balance }) => [id, balance])),
    counters: Object.fromEntries(members.rows.map(({ id, counter }) => [id, counter])),
  }
}
