import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberEvent } from '#contract/events.ts'
import { Refusal } from '#contract/refusals.ts'
import { shownAmong } from '#server/events/shown-among.ts'
import { blockMember } from '#server/features/members/block-member.ts'
import { thereAmong, visibleAmong } from '#server/features/members/members.ts'
import { unblockMember } from '#server/features/profiles/blocked.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { rounds } from '#test/rounds.ts'
import { deleteMessage, reactToMessage } from './change-message.ts'
import { getChat } from './get-chat.ts'
import { listChats } from './list-chats.ts'
import { markChat } from './mark-chat.ts'
import { removeChat } from './remove-chat.ts'
import { send } from './send-message.ts'

const RUNS = rounds({ landing: 6, night: 300 })
const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const settings = await settingsOf(db, site.id)
const now = new Date()
const PEOPLE = 3

const DOINGS = [
  'write',
  'write',
  'write',
  'quote',
  'read',
  'receive',
  'react',
  'delete',
  'remove',
  'block',
  'unblock',
]

const person = fc.nat({ max: PEOPLE - 1 })
const step = fc.record({
  what: fc.constantFrom(...DOINGS),
  from: person,
  /** How much further on the other one is: never themselves. */
  step: fc.integer({ min: 1, max: PEOPLE - 1 }),
  seq: fc.integer({ min: 1, max: 6 }),
})
type Step = { what: string; from: number; step: number; seq: number }

async function take({ what, from, step: on, seq }: Step, ids: readonly string[]) {
  const [memberId, profileId] = [ids[from]!, ids[(from + on) % PEOPLE]!]
  const asking = { viewer: viewerOf(memberId), now }
  if (what === 'write' || what === 'quote') {
    const words = { text: randomUUID(), clientId: randomUUID(), cost: 1, profileId }
    return send(app, { ...asking, ...words, replyTo: what === 'quote' ? seq : undefined })
  }
  if (what === 'block') return blockMember(app, { ...asking, profileId })
  if (what === 'unblock') return unblockMember(app, { memberId, blockedId: profileId, now })
  if (what === 'remove') return removeChat(app, { ...asking, which: { profileId } })
  const { chat } = await getChat(db, { ...asking, which: { profileId }, settings })
  const one = { ...asking, conversationId: chat.conversation!.id, seq }
  if (what === 'read') return markChat(app, { ...one, readSeq: seq })
  if (what === 'receive') return markChat(app, { ...one, deliveredSeq: seq })
  if (what === 'delete') return deleteMessage(app, one)
  return reactToMessage(app, { ...one, reaction: seq % 2 ? 'heart' : 'fire' })
}

function viewerOf(memberId: string) {
  return { siteId: site.id, memberId }
}

type Chat = Awaited<ReturnType<typeof getChat>>
/** What one browser knows: the list, and every conversation as it was last loaded or told. */
type Browser = {
  readonly memberId: string
  readonly others: readonly string[]
  heard: number
  list: unknown
  readonly chats: Map<string, Chat>
}

async function askList(memberId: string) {
  return listChats(db, { viewer: viewerOf(memberId), now })
}

/** A conversation, or null where there is none to be seen. */
async function askChat(memberId: string, profileId: string, page: { after?: number } = {}) {
  const question = { viewer: viewerOf(memberId), which: { profileId }, settings, now, ...page }
  return getChat(db, question).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  })
}

async function refresh(browser: Browser): Promise<void> {
  const { memberId, others, chats } = browser
  const opened = others.map(async (id) => [id, await askChat(memberId, id)] as const)
  browser.list = await askList(memberId)
  for (const [id, chat] of await Promise.all(opened)) {
    if (chat) chats.set(id, chat)
    else chats.delete(id)
  }
}

/** Hears what is new, as a stream would tell it, and asks for no more than that. */
async function listen(browser: Browser): Promise<void> {
  const rows = await db
    .selectFrom('member_event')
    .select(['seq', 'kind', 'data'])
    .where('member_id', '=', browser.memberId)
    .where('seq', '>', browser.heard)
    .orderBy('seq')
    .execute()
  const events = rows.map(({ seq, kind, data }) => ({
    seq,
    event: { kind, ...(data as object) } as MemberEvent,
  }))
  const sight = {
    visibleAmong: (...asked: [ReturnType<typeof viewerOf>, readonly string[]]) =>
      visibleAmong(db, ...asked),
    thereAmong: (...asked: [ReturnType<typeof viewerOf>, readonly string[]]) =>
      thereAmong(db, ...asked),
  }
  const shown = await shownAmong(sight, viewerOf(browser.memberId), events)
  for (const { seq, event } of events) {
    browser.heard = seq
    if (shown.has(seq)) await apply(browser, event)
  }
}

async function apply(browser: Browser, event: MemberEvent): Promise<void> {
  if (event.kind === 'chats_changed') return refresh(browser)
  if (!('conversation_id' in event)) return
  const known = browser.chats.get(event.profile_id)
  if (!known) return refresh(browser)
  if (event.kind === 'marks') {
    known.chat.their_delivered_seq = event.delivered_seq
    known.chat.their_read_seq = event.read_seq
    known.chat.their_unseen = event.unseen
    return
  }
  browser.list = await askList(browser.memberId)
  // What is new, or from what was changed on: another may quote it.
  const after = event.kind === 'message' ? (known.messages.at(-1)?.seq ?? 0) : event.seq - 1
  const news = await askChat(browser.memberId, event.profile_id, { after })
  if (!news) return
  const kept = known.messages.filter(({ seq }) => seq <= after)
  browser.chats.set(event.profile_id, {
    ...news,
    messages: [...kept, ...news.messages],
    older: known.older,
  })
}

/**
 * Where there is no conversation, a block is not told. How far a member has read says nothing that the number of unread
 * messages does not.
 */
function shownOf({ list, chats, others }: Browser): unknown {
  const opened = others.map((id) => {
    const known = chats.get(id)
    return known?.chat.conversation ? { ...known, chat: { ...known.chat, read_seq: 0 } } : null
  })
  return { list, opened }
}

async function openBrowser(memberId: string, others: readonly string[]): Promise<Browser> {
  const browser = { memberId, others, heard: 0, list: null, chats: new Map<string, Chat>() }
  await refresh(browser)
  return browser
}

test('a browser that goes by what it is told has at every moment what the server has [C5] [CHA-7]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, () =>
          makeMember(db, site.id, { paid_user: true, credits: 50 }),
        ),
      )
      const ids = people.map(({ id }) => id)
      const othersOf = (id: string) => ids.filter((other) => other !== id)
      const browsers = await Promise.all(ids.map((id) => openBrowser(id, othersOf(id))))

      for (const each of steps) {
        await take(each, ids).catch((error: unknown) => {
          if (!(error instanceof Refusal || error instanceof TypeError)) throw error
        })
        await Promise.all(browsers.map(listen))
      }

      for (const browser of browsers) {
        const fresh = await openBrowser(browser.memberId, browser.others)
        expect(shownOf(browser)).toEqual(shownOf(fresh))
      }
    }),
    { numRuns: RUNS },
  )
})
