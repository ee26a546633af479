import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'office-theme'
const CHANGED = 'office-theme-changed'

/** What somebody chose in this browser; the system's own until they do. */
export function keptTheme(): Theme {
  const kept = localStorage.getItem(KEPT)
  return THEMES.find((theme) => theme === kept) ?? 'system'
}

/** Puts the choice on the page. Called before anything is drawn, so that nobody in the dark sees a white page first. */
export function applyTheme(): void {
  const theme = keptTheme()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['bsTheme']
  else dataset['bsTheme'] = theme
}

export function useTheme(): readonly [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(onTheme, keptTheme)
  const choose = (next: Theme) => {
    localStorage.setItem(KEPT, next)
    dispatchEvent(new Event(CHANGED))
  }
  return [theme, choose]
}

function onTheme(listener: () => void): () => void {
  const follow = () => {
    applyTheme()
    listener()
  }
  addEventListener(CHANGED, follow)
  // From another tab.
  addEventListener('storage', follow)
  return () => {
    removeEventListener(CHANGED, follow)
    removeEventListener('storage', follow)
  }
}
