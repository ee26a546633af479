import { skipToken, useQuery } from '@tanstack/react-query'
import type { SiteSettings } from '#contract/settings.ts'
import { useBoot } from './boot.ts'

export const settingsKey = ['settings'] as const

/** The site's settings. They come with every page, so they are always there and never asked for again. */
export function useSettings(): SiteSettings {
  const { settings } = useBoot()
  const query = useQuery<SiteSettings>({ queryKey: settingsKey, queryFn: skipToken })
  return query.data ?? settings
}
