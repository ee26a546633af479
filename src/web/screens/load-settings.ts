import type { Call } from '#contract/endpoint.ts'
import { getPreferences } from '#contract/notifications.ts'

/** What the settings must know before anything is shown. */
export function loadSettings(call: Call) {
  return call(getPreferences, {})
}
