import { useSyncExternalStore } from 'react'
import { type RefusalCode, REFUSALS } from '#contract/refusals.ts'
import { storedById } from '#web/browser/kept-each.ts'
import { useUser } from '#web/features/accounts/use-user.ts'

/** Why a message was refused, and what credits its writer had then, if that is known. */
type Notice = { readonly code: RefusalCode; readonly credits: number | null }

const noticeOf = storedById((profileId) => `draft:${profileId}:refusal`, noticeIn)

/** Why the last message to somebody was not sent: beside what is written to them, until that changes or one is sent. */
export const refusalNotices = {
  set: (profileId: string, code: RefusalCode, credits: number | null = null): void =>
    noticeOf(profileId).set({ code, credits }),
  forget: (profileId: string): void => noticeOf(profileId).forget(),
}

/** Whether a refusal is over once the conversation says again that one can write in it. */
export function isPassing(code: RefusalCode | null): boolean {
  return code === 'NOT_FOUND' || code === 'INVISIBLE'
}

/** Whoever has bought credits since is not told any more what they could not do without. */
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
