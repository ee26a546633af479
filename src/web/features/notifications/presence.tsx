import { useLocation } from 'react-router'
import { usePresence } from '#web/browser/use-presence.ts'
import { useWorker } from '#web/browser/use-worker.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

/** While a member is here, whatever reaches them elsewhere knows it; what they see is kept for when there is no connection. */
export function Presence() {
  const { pathname, search } = useLocation()
  const { locale } = useCatalogue()
  usePresence(useSettings().push_public_key)
  useWorker(pathname + search, locale)
  return null
}
