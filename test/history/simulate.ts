import type { Deed, Heard, History, Listening, Span } from './history.ts'
import { type Fault, type Steps, toyProduct } from './toy-product.ts'

const MEMBERS = ['ann', 'bob', 'cas', 'dot']
const STEPS = 1_600
const FAILOVERS = 8
const TRIES = 4

/** A history of the toy product: clients that go on in an order that the seed decides, a disk that breaks, a server that fails over. */
export function simulate(seed: number, fault?: Fault): History {
  const chance = chanceOf(seed)
  const product = toyProduct(chance, fault)
  const deeds: Deed[] = []
  const state = { now: 0, texts: 0, isBroken: false }
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)]!
  const chatOf = (one: string, other: string) => [one, other].toSorted().join('|')

  function* span(work: Steps<Span['outcome']>): Steps<Span> {
    const begin = (state.now += 1)
    const outcome = yield* work
    return { begin, end: (state.now += 1), outcome }
  }
  /** Said again until it is answered, as what can be said twice may be. */
  function* yes(work: () => Steps<boolean>): Steps<Span['outcome']> {
    for (let tried = 0; tried < 60; tried += 1) {
      if (yield* work()) return 'ok'
      yield
    }
    return 'unknown'
  }

  function* send(by: string, session: string, to: string): Steps {
    const text = `${by} says ${(state.texts += 1)}`
    const kept: { told?: { id: string; seq: number; credits: number } } = {}
    const done = yield* span(
      (function* tries(): Steps<Span['outcome']> {
        for (let tried = 1; tried <= TRIES; tried += 1) {
          const clientId = fault === 'retry without its id' ? '' : text
          const answer = yield* product.send(by, to, text, clientId)
          if (answer.outcome === 'ok')
            kept.told = { id: answer.told.id, seq: answer.told.seq, credits: 0 }
          if (answer.outcome !== 'unknown') return answer.outcome
        }
        return 'unknown'
      })(),
    )
    deeds.push({ ...done, ...kept, kind: 'send', by, session, chat: chatOf(by, to), to, text })
  }

  function* read(by: string, session: string, other: string): Steps {
    const begin = (state.now += 1)
    const lines = yield* product.read(by, other)
    const done: Span = { begin, end: (state.now += 1), outcome: 'ok' }
    const chat = chatOf(by, other)
    deeds.push({ ...done, kind: 'read', by, session, chat, lines })
    const own = product.final().messages.filter((each) => each.chat === chat && each.by === by)
    if (chance() > 0.1 || own.length === 0) return
    const { seq } = pick(own)
    deeds.push({
      ...(yield* span(yes(() => product.delete(chat, seq)))),
      kind: 'delete',
      by,
      session,
      chat,
      seq,
    })
  }

  /** For a while, and taken back. */
  function* block(by: string, session: string, whom: string): Steps {
    for (const value of [true, false]) {
      const done = yield* span(yes(() => product.block(by, whom, value)))
      deeds.push({ ...done, kind: 'block', by, session, whom, value })
      for (let waited = 0; waited < 10; waited += 1) yield
    }
  }

  function* client(member: string, nth: number): Steps {
    let session = `${member} ${nth}`
    for (let round = 0; ; round += 1) {
      const other = pick(MEMBERS.filter((each) => each !== member))
      // Without credits there would be little to see.
      const dice = round === 0 ? 0.93 : chance()
      if (dice < 0.5) yield* send(member, session, other)
      else if (dice < 0.85) yield* read(member, session, other)
      else if (dice < 0.88 && ['ann', 'bob'].includes(member))
        yield* block(member, session, member === 'ann' ? 'bob' : 'ann')
      else if (dice < 0.94) {
        const clientId = `${session} buys ${round}`
        const done = yield* span(yes(() => product.buy(member, clientId, 50)))
        deeds.push({ ...done, kind: 'buy', by: member, session, clientId })
      } else if (dice < 0.95) {
        deeds.push({
          ...(yield* span(yes(() => product.logOut(session)))),
          kind: 'log out',
          by: member,
          session,
        })
        session = `${member} ${nth} ${round}`
      } else yield
    }
  }

  const listenings = MEMBERS.map((member) => ({
    member,
    session: `${member} listens`,
    since: 0,
    heard: [] as Heard[],
  }))
  function listen({ member, session, heard }: Omit<Listening, 'heard'> & { heard: Heard[] }): void {
    for (const { number, message } of product.news(member, session, heard.at(-1)?.number ?? 0))
      heard.push({ number, message })
  }

  const clients = MEMBERS.flatMap((member) => [1, 2].map((nth) => client(member, nth)))
  for (let step = 0; step < STEPS; step += 1) {
    pick(clients).next()
    product.age()
    if (chance() < 0.3) listen(pick(listenings))
    if (chance() < 0.01) product.breakDisk((state.isBroken = !state.isBroken))
    if (step % (STEPS / FAILOVERS) === 0) product.failOver()
  }
  listenings.forEach(listen)
  const { messages, entries, orders, events, balanceOf } = product.final()
  const numbersOf = (member: string) =>
    events.filter((each) => each.member === member).map(({ number }) => number)
  const balances = Object.fromEntries(MEMBERS.map((member) => [member, balanceOf(member)]))
  const counters = Object.fromEntries(
    MEMBERS.map((member) => [member, Math.max(0, ...numbersOf(member))]),
  )
  return { deeds, listenings, final: { messages, entries, orders, balances, counters } }
}

/** Numbers that only look like chance: the same for the same seed. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
