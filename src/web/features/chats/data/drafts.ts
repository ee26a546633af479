import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { MessageLine } from '#contract/chats.ts'
import { type RefusalCode, REFUSALS } from '#contract/refusals.ts'
import { type Stored, stored } from '#web/browser/stored.ts'
import { useUser } from '#web/features/accounts/user.ts'

const textFor = storedById((profileId) => `draft:${profileId}`, textIn)

/** The draft to a partner. It survives a reload, and is forgotten when the member logs out. */
export function draftOf(profileId: string): Stored<string> {
  const draft = textFor(profileId)
  // A refusal is about what was written, and not about what is written in its place.
  const change = (text: string | null) => {
    if (text !== draft.get()) refusalNotices.forget(profileId)
  }
  return {
    ...draft,
    set: (text) => {
      change(text)
      draft.set(text)
    },
    forget: () => {
      change(null)
      draft.forget()
    },
  }
}

function textIn(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

/** Which message the draft answers: kept beside the draft, or the answer would go without it. */
export const quoteOf = storedById((profileId) => `draft:${profileId}:quote`, lineIn)

function lineIn(stored: unknown): MessageLine | null {
  return z.safeParse(MessageLine, stored).data ?? null
}

/** Why a message was refused, and what credits its writer had then, if that is known. */
type Notice = { readonly code: RefusalCode; readonly credits: number | null }

const noticeOf = storedById((profileId) => `draft:${profileId}:refusal`, noticeIn)

/** Why the last message to a partner was not sent: beside the draft, until the draft changes or a message is sent. */
export const refusalNotices = {
  set: (profileId: string, code: RefusalCode, credits: number | null = null): void =>
    noticeOf(profileId).set({ code, credits }),
  forget: (profileId: string): void => noticeOf(profileId).forget(),
}

/** Whether a refusal is over once the conversation says again that it can be written in. */
export function isPassing(code: RefusalCode | null): boolean {
  return code === 'NOT_FOUND' || code === 'INVISIBLE'
}

/** A member who has bought credits since is no longer told that there are too few. */
export function useRefusalCode(profileId: string): RefusalCode | null {
  const kept = noticeOf(profileId)
  const notice = useSyncExternalStore(kept.subscribe, kept.get, () => null)
  const credits = useUser()?.credits ?? 0
  return notice && credits <= (notice.credits ?? Infinity) ? notice.code : null
}

function noticeIn(stored: unknown): Notice | null {
  const { code, credits } = (stored ?? {}) as Partial<Notice>
  if (!code || !Object.hasOwn(REFUSALS, code)) return null
  return { code, credits: typeof credits === 'number' ? credits : null }
}

/** Something that this browser remembers of each of many, in all of its windows alike, until the member logs out. */
export function storedById<Value>(
  keyOf: (id: string) => string,
  read: (stored: unknown) => Value | null,
): (id: string) => Stored<Value> {
  const all = new Map<string, Stored<Value>>()
  return (id) => {
    const each = all.get(id) ?? heardEverywhere(keyOf(id), stored(keyOf(id), read, 'browser'))
    all.set(id, each)
    return each
  }
}

/** Hears of what another window has kept, too: else it would write over what it has never seen. */
function heardEverywhere<Value>(key: string, one: Stored<Value>): Stored<Value> {
  return {
    ...one,
    subscribe(listener) {
      const stop = one.subscribe(listener)
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', hear)
      return () => {
        stop()
        removeEventListener('storage', hear)
      }
    },
  }
}
