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
    colourBars()
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The bars of the device around the page, in the colour of the bar on it. */
function colourBars(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  for (const tag of document.querySelectorAll('meta[name=theme-color]'))
    tag.setAttribute('content', colour)
}
