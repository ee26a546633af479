import type { Call } from '#contract/endpoint.ts'
import { listDecisions } from '#contract/decisions.ts'
import { getPreferences } from '#contract/notifications.ts'
import { getShowcase } from '#contract/showcase.ts'

/** What the settings must know before anything is shown. */
export async function loadSettings(call: Call) {
  const [{ preferences }, showcase, { decisions }] = await Promise.all([
    call(getPreferences, {}),
    call(getShowcase, {}),
    call(listDecisions, {}),
  ])
  return { preferences, showcase, decisions }
}
