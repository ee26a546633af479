import { useSettings } from './use-settings.ts'

/** Turns a photo's file name into its address, on the site itself or on its delivery network. */
export function usePhotoAddress() {
  const { cdn_prefix: prefix } = useSettings()
  return (filename: string) => `${prefix}/photos/${filename}`
}
