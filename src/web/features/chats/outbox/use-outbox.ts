import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import type { User } from '#contract/user.ts'
import { chatsKey, threadsKey, userKey } from '#web/api/keys.ts'
import { useStable } from '#web/browser/use-stable.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { onWake, singleFlight, underLock } from '../data/background-work.ts'
import { openThreads } from '../data/chat-queries.ts'
import { draftOf, isPassing, quoteOf, refusalNotices } from '../data/drafts.ts'
import { putUser } from '../data/patch-chats.ts'
import { lastSeqIn, type Thread, withMessages } from '../data/thread.ts'
import { isPlainText, isTakenOver, type NewRecord, outbox, type OutboxRecord } from './outbox.ts'
import { sendProgress, type Sent, tryOnce } from './sending.ts'

const NOTHING: readonly OutboxRecord[] = []

/**
 * Sends what is in the outbox as long as the member is here, and calls back with each recipient whose message was
 * refused.
 */
export function useRunningOutbox(owner: string, onRefused: (profileId: string) => void): void {
  const queries = useQueryClient()
  const tell = useStable(onRefused)
  useWhileShown(owner, () => runOutbox({ owner, queries, onRefused: tell }))
}

/** The queued messages to a partner, and the ways to add one, to try again and to give up. */
export function useOutbox(profileId: string | undefined) {
  const records = useSyncExternalStore(outbox.subscribe, outbox.get, () => NOTHING)
  const owner = useUser()?.key ?? ''
  const own = records.filter((record) => record.profile_id === profileId)

  return {
    records: own,
    async send(message: NewRecord) {
      const { profile_id: id } = await outbox.add(owner, message)
      await deliver(id)
    },
    async retry() {
      for (const record of own) if (record.refused) await outbox.change(record, { refused: null })
      if (profileId) await deliver(profileId)
    },
    discard: (record: OutboxRecord) => void outbox.remove(record),
  }
}

/** Keeps something going for this member, as long as the component is shown. */
function useWhileShown(owner: string, start: (owner: string) => () => void): void {
  const begin = useEffectEvent(start)
  useEffect(() => begin(owner), [owner])
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

type Run = {
  readonly owner: string
  readonly queries: QueryClient
  readonly onRefused: (profileId: string) => void
}

const current = { run: null as Run | null }

/** Sends what is in the outbox, each conversation in its order, until told to stop. */
export function runOutbox(run: Run): () => void {
  current.run = run
  const load = () => void outbox.load(run.owner).then(deliverAll)
  const unfollow = outbox.follow(load)
  const sleep = onWake(deliverAll)
  load()
  return () => {
    current.run = null
    sleep()
    unfollow()
  }
}

/** Sends the queued messages to a partner, now. */
export async function deliver(profileId: string): Promise<void> {
  const { run } = current
  if (!run) return
  await singleFlight(`outbox ${profileId}`, () =>
    underLock(`outbox ${profileId}`, () => sendQueue(run, profileId)),
  )
}

function deliverAll(): void {
  for (const profileId of new Set(outbox.get().map(({ profile_id: id }) => id)))
    void deliver(profileId)
}

/** Another tab may have sent some of it while this one waited, so the queue is read anew. */
async function sendQueue(run: Run, profileId: string): Promise<void> {
  await outbox.load(run.owner)
  for (const record of queueOf(profileId)) {
    if (current.run !== run || isTakenOver(run.owner)) return
    if (isWaiting(record) && !(await sendOne(run, record))) return
  }
  if (queueOf(profileId).length > 0) await sendQueue(run, profileId)
}

function queueOf(profileId: string): OutboxRecord[] {
  return outbox.get().filter((each) => each.profile_id === profileId && each.refused === null)
}

function isWaiting({ client_id: id, profile_id: profileId }: OutboxRecord): boolean {
  return queueOf(profileId).some((each) => each.client_id === id)
}

/** Whether the next one may go. A refusal of a message that was deleted meanwhile is ignored. */
async function sendOne({ owner, queries, onRefused }: Run, record: OutboxRecord): Promise<boolean> {
  const isHere = () => current.run?.owner === owner
  const outcome = await tryOnce(record, () => isHere() && !isWaiting(record))
  if (outcome.kind === 'sent') {
    if (isHere()) confirmSent(queries, outcome.sent, record)
    sendProgress.forget(record.client_id)
    await outbox.remove(record)
    return true
  }
  if (!isHere()) return false
  if (!isWaiting(record)) return true
  if (outcome.kind === 'open') tryLater(record)
  else {
    await returnToDraft(queries, record, outcome.code)
    onRefused(record.profile_id)
  }
  return false
}

function tryLater({ client_id: id, profile_id: profileId }: OutboxRecord): void {
  // Without a connection nothing has failed: it goes as soon as there is one.
  const wait = navigator.onLine ? FIRST_PAUSE_MS * 2 ** sendProgress.countTry(id) : Infinity
  const pause = Math.min(LONGEST_PAUSE_MS, wait)
  setTimeout(() => void deliver(profileId), pause * (0.75 + Math.random() / 2))
}

/** Shows a message as sent, and what is left of the credits. */
function confirmSent(queries: QueryClient, sent: Sent, record: OutboxRecord): void {
  const { conversation_id, message, credits, has_free_message } = sent
  const { profile_id } = record
  for (const { key, thread } of openThreads(queries, { conversation_id, profile_id })) {
    const known = withMessages(thread, [message])
    const chat = { ...thread.chat, conversation: { id: conversation_id } }
    queries.setQueryData<Thread>(key, { ...known, chat })
    // Others wrote meanwhile: what is between is asked for.
    if (lastSeqIn(known) < message.seq) void queries.invalidateQueries({ queryKey: threadsKey })
  }
  refusalNotices.forget(profile_id)
  putUser(queries, { credits, has_free_message })
}

/**
 * A message that cannot be sent goes back into the input, where the reason stands beside it. If something else is being
 * written there, or it is not only text, it stays where it is as not sent; so does what was to follow it.
 */
async function returnToDraft(
  queries: QueryClient,
  record: OutboxRecord,
  code: RefusalCode,
): Promise<void> {
  const draft = draftOf(record.profile_id)
  const isReturned = isPlainText(record) && !draft.get()
  if (isReturned) {
    draft.set(record.text)
    if (record.quoted) quoteOf(record.profile_id).set(record.quoted)
  }
  const credits = queries.getQueryData<User | null>(userKey)?.credits
  refusalNotices.set(record.profile_id, code, credits)
  // The cached conversations do not know yet that this partner cannot be written to.
  if (isPassing(code)) void queries.invalidateQueries({ queryKey: chatsKey })
  const rest = outbox.get().filter(({ profile_id: id }) => id === record.profile_id)
  for (const each of rest) {
    if (isReturned && each.client_id === record.client_id) await outbox.remove(each)
    else await outbox.change(each, { refused: each.refused ?? code })
  }
}
