import { useSyncExternalStore } from 'react'
import { themeOnPage } from '#web/browser/theme.ts'
import { useBoot } from './boot.ts'

export function useTheme() {
  const boot = useBoot()
  const theme = useSyncExternalStore(themeOnPage.subscribe, themeOnPage.get, () => boot.theme)
  return { theme, choose: themeOnPage.choose }
}
