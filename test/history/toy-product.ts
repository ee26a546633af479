import type { Entry, FinalMessage, FinalOrder, Line } from './history.ts'

/** Ten ways in which products of this kind lose what they were trusted with. */
export const FAULTS = [
  'cursor by bigserial',
  'no unique key',
  'stale cache of blocks',
  'acknowledged before commit',
  'charged outside the transaction',
  'lost word without a poll',
  'asynchronous standby',
  'retry without its id',
  'swallowed error',
  'read from a stale replica',
] as const
export type Fault = (typeof FAULTS)[number]

/** Each pause is a moment in which others may go on. */
export type Steps<Result = void> = Generator<void, Result, void>
type Message = FinalMessage & { readonly to: string }
type Event = { readonly number: number; readonly member: string; readonly message: Message }
type Store = {
  readonly messages: readonly Message[]
  readonly entries: readonly Entry[]
  readonly orders: readonly FinalOrder[]
  readonly blocks: readonly string[]
  readonly events: readonly Event[]
  readonly ended: readonly string[]
}
export type Answer<Told> = { outcome: 'ok'; told: Told } | { outcome: 'refused' | 'unknown' }

const PRICE = 1
const EMPTY: Store = { messages: [], entries: [], orders: [], blocks: [], events: [], ended: [] }

/** A product of one page, with a database and its standby, that does what ours promises; or all of it but one thing. */
export function toyProduct(chance: () => number, fault?: Fault) {
  const isFaulty = (name: Fault) => fault === name
  const state = {
    primary: EMPTY,
    standby: EMPTY,
    replica: EMPTY,
    counters: {} as Record<string, number>,
    ids: 0,
    staleBlocks: [] as readonly string[],
    isBroken: false,
  }
  const newId = () => `m${(state.ids += 1)}`

  /** Nothing is confirmed before the standby has it, too. */
  function commit(change: (store: Store) => Store): void {
    state.primary = change(state.primary)
    if (!isFaulty('asynchronous standby')) state.standby = state.primary
  }

  function* write(change: (store: Store) => Store): Steps<boolean> {
    yield
    if (state.isBroken) return isFaulty('swallowed error')
    commit(change)
    return true
  }

  const chatOf = (one: string, other: string) => [one, other].toSorted().join('|')
  const balanceOf = ({ entries }: Store, who: string) =>
    entries.filter(({ member }) => member === who).reduce((sum, { amount }) => sum + amount, 0)
  const move = (
    store: Store,
    member: string,
    amount: number,
    reason: string,
    reference: string,
  ): Store => {
    const entry = { member, reason, reference, amount }
    return {
      ...store,
      entries: [...store.entries, entry, { ...entry, member: null, amount: -amount }],
    }
  }

  /** Events get their number in the transaction, from the counter of their reader; a bigserial gives it before. */
  function withEvents(store: Store, message: Message, early?: number): Store {
    const events = [message.by, message.to].map((member, at): Event => {
      const own = Math.max(
        0,
        ...store.events.filter((each) => each.member === member).map(({ number }) => number),
      )
      return { member, message, number: early === undefined ? own + 1 : early * 2 + at }
    })
    return { ...store, events: [...store.events, ...events] }
  }

  function add(
    store: Store,
    { by, to, text }: Pick<Message, 'by' | 'to' | 'text'>,
    id: string,
    early?: number,
  ): Store {
    const chat = chatOf(by, to)
    const seq = store.messages.filter((each) => each.chat === chat).length + 1
    const message: Message = { chat, seq, id, by, to, text, isDeleted: false }
    return withEvents({ ...store, messages: [...store.messages, message] }, message, early)
  }

  function* send(by: string, to: string, text: string, clientId: string): Steps<Answer<Message>> {
    const blocks = isFaulty('stale cache of blocks') ? state.staleBlocks : state.primary.blocks
    if (blocks.some((each) => each === `${by} ${to}` || each === `${to} ${by}`))
      return { outcome: 'refused' }
    const known = () => state.primary.messages.find((each) => each.text === text)
    if (clientId !== '' && known() && !isFaulty('no unique key'))
      return { outcome: 'ok', told: known()! }
    if (balanceOf(state.primary, by) < PRICE) return { outcome: 'refused' }
    const id = newId()
    const early = isFaulty('cursor by bigserial') ? (state.ids += 1) : undefined
    if (isFaulty('charged outside the transaction')) {
      const isPaid = yield* write((store) => move(store, by, -PRICE, 'message', id))
      if (!isPaid || chance() < 0.05) return { outcome: 'unknown' }
    }
    const isInTransaction = !isFaulty('charged outside the transaction')
    const commits = yield* write((store) => {
      const isTaken = clientId !== '' && !isFaulty('no unique key') && known() !== undefined
      const isBlocked =
        !isFaulty('stale cache of blocks') &&
        store.blocks.some((each) => each === `${by} ${to}` || each === `${to} ${by}`)
      if (isTaken || isBlocked || balanceOf(store, by) < (isInTransaction ? PRICE : 0)) return store
      if (isFaulty('acknowledged before commit') && chance() < 0.05) return store
      const added = add(store, { by, to, text }, id, early)
      return isInTransaction ? move(added, by, -PRICE, 'message', id) : added
    })
    // What a cable that is cut makes of it: done, and not answered.
    if (chance() < 0.05) return { outcome: 'unknown' }
    const made = known()
    if (made) return { outcome: 'ok', told: made }
    const isClaimed = isFaulty('acknowledged before commit') || isFaulty('swallowed error')
    if (commits && isClaimed) {
      const seq = state.primary.messages.filter(({ chat }) => chat === chatOf(by, to)).length + 1
      return {
        outcome: 'ok',
        told: { chat: chatOf(by, to), seq, id, by, to, text, isDeleted: false },
      }
    }
    return { outcome: commits ? 'refused' : 'unknown' }
  }

  return {
    send,
    *read(one: string, other: string): Steps<Line[]> {
      yield
      const isElsewhere = isFaulty('read from a stale replica') && chance() < 0.3
      const store = isElsewhere ? state.replica : state.primary
      return store.messages
        .filter(({ chat }) => chat === chatOf(one, other))
        .map(({ seq, id, isDeleted }) => ({ seq, id, isDeleted, reactions: {} }))
    },
    *delete(chat: string, seq: number): Steps<boolean> {
      return yield* write((store) => ({
        ...store,
        messages: store.messages.map((each) =>
          each.chat === chat && each.seq === seq ? { ...each, isDeleted: true } : each,
        ),
      }))
    },
    *block(by: string, whom: string, value: boolean): Steps<boolean> {
      return yield* write((store) => {
        const others = store.blocks.filter((each) => each !== `${by} ${whom}`)
        return { ...store, blocks: value ? [...others, `${by} ${whom}`] : others }
      })
    },
    *buy(member: string, clientId: string, credits: number): Steps<boolean> {
      return yield* write((store) => {
        if (store.orders.some((each) => each.clientId === clientId)) return store
        const order = { id: clientId, clientId, member, credits, isPaid: true, refundedCredits: 0 }
        return move(
          { ...store, orders: [...store.orders, order] },
          member,
          credits,
          'purchase',
          clientId,
        )
      })
    },
    *logOut(session: string): Steps<boolean> {
      return yield* write((store) => ({ ...store, ended: [...store.ended, session] }))
    },
    /** What a stream sends after a number; without a look of its own it sees only what a word woke it for. */
    news(member: string, session: string, after: number): Event[] {
      const { events, ended } = state.primary
      if (ended.includes(session)) return []
      const own = events.filter((each) => each.member === member && each.number > after)
      const isUnheard = isFaulty('lost word without a poll') && chance() < 0.97
      return isUnheard ? [] : own.toSorted((one, other) => one.number - other.number)
    },
    /** The standby comes a little behind, if it may; a cache is filled anew now and then. */
    age(): void {
      if (chance() < 0.1) state.standby = state.replica = state.primary
      if (chance() < 0.02) state.staleBlocks = state.primary.blocks
    },
    breakDisk(isBroken: boolean): void {
      state.isBroken = isBroken
    },
    failOver(): void {
      state.primary = state.standby
    },
    final: () => ({ ...state.primary, balanceOf: (who: string) => balanceOf(state.primary, who) }),
  }
}
