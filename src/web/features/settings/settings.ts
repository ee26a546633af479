import { createContext, use } from 'react'
import type { Boot } from '#contract/page.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { User } from '#contract/user.ts'
import { settingsKey, userKey } from '#web/api/keys.ts'
import { useKnown } from '#web/api/use-known.ts'
import { useText } from '#web/i18n/catalogue.ts'

export const BootContext = createContext<Boot | null>(null)

/** What the page knew when it was made. What may change since then is in the query cache instead. */
export function useBoot(): Boot {
  const boot = use(BootContext)
  if (!boot) throw new Error('There is no page around this')
  return boot
}

/** The site's settings. They come with every page, so they are always there and never asked for again. */
export function useSettings(): SiteSettings {
  const { settings } = useBoot()
  return useKnown<SiteSettings>(settingsKey) ?? settings
}

/** How the site speaks of fictional profiles: in its own words, else in ours in the visitor's language. */
export function useFictionalWords() {
  const t = useText('shell.fictional')
  const settings = useSettings()
  return {
    singular: settings.fictional_singular ?? t('singular'),
    plural: settings.fictional_plural ?? t('plural'),
    warning: settings.fictional_warning ?? t('warning'),
  }
}

/**
 * Turns a photo's file name into its address. Visitors are shown what is open to all, so the site's delivery network
 * has it; what a member sees can depend on who they are, and comes from the site itself, where their session is known.
 */
export function usePhotoAddress() {
  const { cdn_prefix: network } = useSettings()
  const { user } = useBoot()
  const known = useKnown<User | null>(userKey)
  const member = known === undefined ? user : known
  const prefix = member ? '' : network
  return (filename: string) => `${prefix}/photos/${filename}`
}
