import type { ThemeChoice } from '#contract/page.ts'
import { clearChoice, setChoice } from './cookie.ts'

const listeners = new Set<() => void>()

/** Light, dark, or null for what the system says. It stands on the document, so that there is one truth. */
export const themeOnPage = {
  get: () => (document.documentElement.dataset['bsTheme'] as ThemeChoice | undefined) ?? null,

  /** Kept in a cookie, so that the server renders the right one from the next page on. */
  choose: (choice: ThemeChoice | null): void => {
    if (choice) {
      setChoice('theme', choice)
      document.documentElement.dataset['bsTheme'] = choice
    } else {
      clearChoice('theme')
      delete document.documentElement.dataset['bsTheme']
    }
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
