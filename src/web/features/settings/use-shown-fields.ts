import type { PROFILE_FIELDS } from '#contract/settings.ts'
import { useSettings } from './settings.ts'

type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Whether the site shows one of these fields of a profile. */
export function useShownFields(): (...fields: ProfileField[]) => boolean {
  const { visible_profile_fields: visible } = useSettings()
  return (...fields) => fields.some((field) => visible.includes(field))
}
