import type { Boot } from '#contract/page.ts'
import type { LayoutName } from '#contract/routes.ts'

const COUNTRIES_WARNED_EVERYWHERE = ['NL', 'DE']

/** Whether a visitor is told what they should know before they enter. Beside the site itself only some countries ask for it. */
export function isWarned(
  layout: LayoutName,
  { settings, user, hasEntered }: Pick<Boot, 'settings' | 'user' | 'hasEntered'>,
): boolean {
  const country = settings.geoip_selected_country ?? settings.geoip_country ?? ''
  const applies = layout === 'default' || COUNTRIES_WARNED_EVERYWHERE.includes(country)
  return settings.enable_site_entry_popup !== 'no' && applies && !hasEntered && !user
}
