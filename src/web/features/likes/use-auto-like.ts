import { useQueryClient } from '@tanstack/react-query'
import { autoLike } from '#contract/likes.ts'
import { call } from '#web/api/call.ts'
import { canOpenModal } from '#web/browser/attention.ts'
import { useAfter } from '#web/browser/use-after.ts'
import { useTakenFromAddress } from '#web/browser/use-taken-from-address.ts'
import { refresh } from './apply-event.ts'
import type { Liker } from './like-modal.tsx'

const LIKES_RELOAD_MS = 500
const LONGEST_SECONDS = 3600

/** Shows a like that was not shown yet, so many seconds after the page whose address says `t`. */
export function useAutoLike(showModal: (liker: Liker) => void): void {
  const queries = useQueryClient()
  const delay = millisecondsIn(useTakenFromAddress('t'))

  async function announce() {
    if (!canOpenModal()) return
    const { profile } = await call(autoLike, {})
    if (!profile) return
    const { id, name, fictional_icon: isFictional, is_match: isMatch, main_image } = profile
    showModal({ id, name, isFictional, isMatch, image: main_image?.match ?? null })
    setTimeout(() => void refresh(queries), LIKES_RELOAD_MS)
  }

  // Nobody has asked for it, so nobody is told when it fails.
  useAfter(delay, () => void announce().catch(() => undefined))
}

function millisecondsIn(seconds: string | null): number | null {
  if (seconds === null || !/^\d+(\.\d+)?$/.test(seconds)) return null
  return Math.min(Number(seconds), LONGEST_SECONDS) * 1000
}
