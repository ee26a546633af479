import type { Gift, MessageLine } from '#contract/chats.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { OWNER } from '#web/browser/storage.ts'
import { outboxStorage } from './outbox-storage.ts'

/** A message on its way. Its id was made before the first try, so trying again sends and charges nothing twice. */
export type OutboxRecord = {
  readonly client_id: string
  /** Whose it is. */
  readonly who: string
  readonly profile_id: string
  readonly text: string
  readonly gift: Gift | null
  readonly photo: Blob | null
  /** Whether its recipient is a fictional profile: the writer was asked then, and wants to write to one. */
  readonly to_fictional: boolean
  /** What it answers. */
  readonly quoted: MessageLine | null
  /** When it was written, and with that its place in the queue. */
  readonly written_at: number
  /** Why it cannot be sent as it is. */
  readonly refused: RefusalCode | null
}

export type NewRecord = Pick<
  OutboxRecord,
  'profile_id' | 'text' | 'gift' | 'photo' | 'quoted' | 'to_fictional'
>

export function isPlainText({ gift, photo }: OutboxRecord): boolean {
  return gift === null && photo === null
}

const storage = outboxStorage<OutboxRecord>()
const listeners = new Set<() => void>()
const state = {
  records: [] as readonly OutboxRecord[],
  signal: null as TabSignal | null,
  lastWrittenAt: 0,
  numChanges: 0,
  /** What is being stored, one thing after the other. */
  storing: Promise.resolve() as Promise<unknown>,
}

/** Messages on their way: shown at once, kept through a reload, gone when the server has them. */
export const outbox = {
  get: (): readonly OutboxRecord[] => state.records,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Shows a new message and keeps it; it may be sent once the promise is kept. */
  async add(owner: string, written: NewRecord): Promise<OutboxRecord> {
    state.lastWrittenAt = Math.max(Date.now(), state.lastWrittenAt + 1)
    const record = {
      ...written,
      who: owner,
      client_id: crypto.randomUUID(),
      written_at: state.lastWrittenAt,
      refused: null,
    }
    await keep([...state.records, record], () => storage.put(record))
    return record
  },

  async change(record: OutboxRecord, changes: Partial<OutboxRecord>): Promise<void> {
    const changed = { ...record, ...changes }
    const records = state.records.map((each) =>
      each.client_id === record.client_id ? changed : each,
    )
    await keep(records, () => storage.put(changed))
  },

  async remove({ client_id: id }: Pick<OutboxRecord, 'client_id'>): Promise<void> {
    const records = state.records.filter((each) => each.client_id !== id)
    await keep(records, () => storage.remove(id))
  },

  /** Takes over what is kept: what another tab has added or sent since, or this one before it was loaded anew. */
  async load(owner: string): Promise<void> {
    const { numChanges } = state
    const kept = await inTurn(storage.all)
    // What was changed here meanwhile is newer than what was read.
    if (numChanges !== state.numChanges) return outbox.load(owner)
    const own = kept.filter((record) => record.who === owner)
    show(own.toSorted((one, other) => one.written_at - other.written_at))
    // The member who was here before did not log out; what they wrote is deleted.
    const others = isTakenOver(owner) ? [] : kept.filter((record) => record.who !== owner)
    for (const { client_id: id } of others) await inTurn(() => storage.remove(id))
  },

  /** Follows what other tabs do to it. */
  follow(onChange: () => void): () => void {
    state.signal = openTabSignal('outbox', onChange)
    return () => {
      state.signal?.close()
      state.signal = null
      show([])
    }
  },
}

/** Shown at once, and stored in its turn. */
async function keep(records: readonly OutboxRecord[], store: () => Promise<void>): Promise<void> {
  state.numChanges += 1
  show(records)
  await inTurn(store)
  state.signal?.tell()
}

function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = state.storing.then(work)
  state.storing = done.catch(() => undefined)
  return done
}

function show(records: readonly OutboxRecord[]): void {
  state.records = records
  for (const listener of listeners) listener()
}

/** A word to the other tabs of this browser that something is not as it was. */
type TabSignal = { readonly tell: () => void; readonly close: () => void }

function openTabSignal(name: string, onTold: () => void): TabSignal {
  if (!('BroadcastChannel' in window)) return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', () => onTold())
  return { tell: () => channel.postMessage(null), close: () => channel.close() }
}

/** Whether another member has logged in here since, in another tab: what is sent from here would be sent as theirs. */
export function isTakenOver(owner: string): boolean {
  try {
    return (localStorage[OWNER] ?? owner) !== owner
  } catch {
    return false
  }
}
