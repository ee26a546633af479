import { useRef } from 'react'
import { tellTyping } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'

const PAUSE_MS = 3_000

/** Tells somebody that one is writing to them: at most every three seconds, and nobody minds if it fails. */
export function useTellTyping(profileId: string): () => void {
  const toldAt = useRef(-PAUSE_MS)
  return () => {
    if (performance.now() - toldAt.current < PAUSE_MS) return
    toldAt.current = performance.now()
    void call(tellTyping, { profile_id: profileId }).catch(() => undefined)
  }
}
