import { randomInt, randomUUID } from 'node:crypto'
import { unblockMember } from '#contract/account.ts'
import {
  deleteMessage,
  getChat,
  type Message,
  reactToMessage,
  REACTIONS,
  sendMessage,
} from '#contract/chats.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { blockMember, getMember } from '#contract/members.ts'
import { getOrder, placeOrder } from '#contract/orders.ts'
import { logOut } from '#contract/user.ts'
import { listWithdrawable, withdraw } from '#contract/withdrawals.ts'
import { quietTime } from '#test/quiet-time.ts'
import type { Deed, Line, Span } from './history.ts'

const TRIES = 6
const ANSWERED_WITHIN_MS = 15_000
const PAGE = 50

export type Person = { readonly id: string; readonly name: string }
type Told = { readonly outcome: Span['outcome']; readonly body: unknown }

export const chatOf = (one: string, other: string): string => [one, other].toSorted().join('|')

/** The clock of all spans: this process's own, which nobody moves. */
const now = () => performance.now()

export type Device = {
  readonly me: Person
  readonly base: string
  session: string
  cookie: string
  readonly record: (deed: Deed) => void
}

/** Calls until it is answered, as the product's own pages do: what was said before may have been done, so it says the same. */
async function ask(
  device: Pick<Device, 'base' | 'cookie'>,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
  tries = TRIES,
): Promise<Told & { readonly begin: number; readonly end: number }> {
  const begin = now()
  let told: Told = { outcome: 'unknown', body: null }
  for (let tried = 1; tried <= tries; tried += 1) {
    const isAgain = tried > 1
    told = await askOnce(device, endpoint, input)
    // What is refused now may have been done before.
    if (told.outcome === 'refused' && isAgain) told = { ...told, outcome: 'unknown' }
    if (told.outcome !== 'unknown' || (isAgain && told.body !== null)) break
    await quietTime(randomInt(50, 400))
  }
  return { ...told, begin, end: now() }
}

async function askOnce(
  { base, cookie }: Pick<Device, 'base' | 'cookie'>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): Promise<Told> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  try {
    const answer = await fetch(`${base}${path}${query}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-request-type': 'client', cookie },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
    })
    const body: unknown = await answer.json()
    if (answer.status >= 500) return { outcome: 'unknown', body: null }
    return { outcome: answer.ok ? 'ok' : 'refused', body }
  } catch {
    return { outcome: 'unknown', body: null }
  }
}

type SentBody = { message: { id: string; seq: number }; credits: number; conversation_id: string }

export async function send(device: Device, to: Person): Promise<void> {
  const clientId = randomUUID()
  const input = { client_id: clientId, profile_id: to.id, text: `Hoi ${clientId}` }
  const { body, ...span } = await ask(device, sendMessage, input)
  const { message, credits } = (body ?? {}) as Partial<SentBody>
  const told =
    span.outcome === 'ok' ? { id: message!.id, seq: message!.seq, credits: credits! } : undefined
  device.record({
    ...spanOf(span),
    ...who(device),
    kind: 'send',
    chat: chatOf(device.me.id, to.id),
    to: to.id,
    text: clientId,
    ...(told ? { told } : {}),
  })
}

type ChatBody = { chat: { conversation: { id: string } | null }; messages: Message[] }

/** Reads what is new, or from a place on, and gives back what was seen. */
export async function read(
  device: Device,
  other: Person,
  after?: number,
): Promise<ChatBody | null> {
  const input = { profile_id: other.id, ...(after === undefined ? {} : { after }) }
  const { body, ...span } = await ask(device, getChat, input, 1)
  const isOk = span.outcome === 'ok'
  const { messages = [] } = (isOk ? body : {}) as Partial<ChatBody>
  const lines = messages.map((message) => lineOf(message, device.me.id, other.id))
  const isCut = after !== undefined && lines.length === PAGE
  const chat = chatOf(device.me.id, other.id)
  device.record({ ...spanOf(span), ...who(device), kind: 'read', chat, lines, isCut })
  return isOk ? (body as ChatBody) : null
}

function lineOf(message: Message, me: string, other: string): Line {
  const { seq, id, state, my_reaction: mine, their_reaction: theirs } = message
  const reactions = message.is_own ? { [other]: theirs } : { [me]: mine }
  return { seq, id, isDeleted: state !== 'there', reactions }
}

/** Deletes one of the latest own messages, or answers one of the other's with a sign. */
export async function change(device: Device, other: Person): Promise<void> {
  const seen = await read(device, other)
  const conversation = seen?.chat.conversation
  const message = seen?.messages.at(-1 - randomInt(5))
  if (!conversation || !message) return
  const { seq } = message
  const place = { chat: chatOf(device.me.id, other.id), seq }
  const where = { conversation_id: conversation.id, seq }
  if (message.is_own) {
    const done = await ask(device, deleteMessage, where)
    device.record({ ...spanOf(done), ...who(device), ...place, kind: 'delete' })
  } else {
    const value = [null, ...REACTIONS][randomInt(REACTIONS.length + 1)]!
    const done = await ask(device, reactToMessage, { ...where, reaction: value })
    device.record({ ...spanOf(done), ...who(device), ...place, kind: 'react', value })
  }
}

/** Blocks somebody for a while. */
export async function block(device: Device, whom: Person): Promise<void> {
  for (const value of [true, false]) {
    const input = { profile_id: whom.id }
    const done = await ask(device, value ? blockMember : unblockMember, input)
    device.record({ ...spanOf(done), ...who(device), kind: 'block', whom: whom.id, value })
    await quietTime(randomInt(50, 500))
  }
}

export async function look(device: Device, whom: Person): Promise<void> {
  const { body, ...span } = await ask(device, getMember, { profile_id: whom.id }, 1)
  const { error } = (body ?? {}) as { error?: { code: string } }
  const isThere = span.outcome === 'ok'
  if (!isThere && error?.code !== 'NOT_FOUND') return
  device.record({
    ...spanOf({ ...span, outcome: 'ok' }),
    ...who(device),
    kind: 'look',
    whom: whom.id,
    isThere,
  })
}

type OrderBody = { order: { id: string; status: string; checkout_url: string | null } }

/** Buys credits, pays, and waits until they are there. */
export async function buy(device: Device): Promise<void> {
  const clientId = randomUUID()
  const input = { client_id: clientId, package: 'p2', method: 'creditcard', total_minor: 5995 }
  const placed = await ask(device, placeOrder, input)
  const { order } = (placed.body ?? {}) as Partial<OrderBody>
  let outcome: Span['outcome'] = placed.outcome
  if (placed.outcome === 'ok' && order) {
    if (order.checkout_url) await pay(device, new URL(order.checkout_url).pathname)
    const seen = await ask(device, getOrder, { id: order.id })
    const isPaid = (seen.body as Partial<OrderBody> | null)?.order?.status === 'completed'
    outcome = isPaid ? 'ok' : 'unknown'
  }
  device.record({
    ...spanOf({ ...placed, outcome, end: now() }),
    ...who(device),
    kind: 'buy',
    clientId,
  })
}

async function pay({ base }: Device, path: string): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base },
      body: 'step=pay',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    }).catch(() => null)
    if (answer && answer.status < 500) return
    await quietTime(200)
  }
}

type SumsBody = { withdrawable: { order_id: string; amount_minor: number }[] }

export async function refund(device: Device): Promise<void> {
  const { body } = await ask(device, listWithdrawable, {}, 1)
  const [sum] = (body as Partial<SumsBody> | null)?.withdrawable ?? []
  if (!sum) return
  const { order_id: order, amount_minor } = sum
  const done = await ask(device, withdraw, { order_id: order, amount_minor })
  device.record({ ...spanOf(done), ...who(device), kind: 'refund', order })
}

/** Ends the session, and tries to go on with it: nothing may come of that. */
export async function leave(
  device: Device,
  other: Person,
  newCookie: () => Promise<string>,
): Promise<void> {
  const done = await ask(device, logOut, {})
  device.record({ ...spanOf(done), ...who(device), kind: 'log out' })
  await read(device, other)
  device.cookie = await newCookie()
  device.session = randomUUID()
}

const who = ({ me, session }: Device) => ({ by: me.id, session })
const spanOf = ({ begin, end, outcome }: Span): Span => ({ begin, end, outcome })
