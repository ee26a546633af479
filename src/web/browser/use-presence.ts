import { useEffect } from 'react'
import { hidePage } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'
import { push } from './push.ts'

/** Lets the server know whenever this member has the page in sight, and at the start where this browser is pushed. */
export function usePresence(publicKey: string | null): void {
  useEffect(() => {
    tellIfShown()
    document.addEventListener('visibilitychange', tellIfShown)
    return () => document.removeEventListener('visibilitychange', tellIfShown)
  }, [])
  useEffect(() => {
    if (publicKey) void push.tellAgain(publicKey).catch(() => undefined)
  }, [publicKey])
}

function tellIfShown(): void {
  if (!document.hidden) void call(hidePage, { is_shown: true }).catch(() => undefined)
}
