import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hidePage } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'
import { useWorker } from '#web/browser/use-worker.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue.ts'
import { push } from './push.ts'

/** While a member is here, whatever reaches them elsewhere knows it; what they see is kept for when there is no connection. */
export function Presence() {
  const { pathname, search } = useLocation()
  const { locale } = useCatalogue()
  usePresence(useSettings().push_public_key)
  useWorker(pathname + search, locale)
  return null
}

/** Lets the server know whenever this member has the page in sight, and at the start where this browser is pushed. */
function usePresence(publicKey: string | null): void {
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
