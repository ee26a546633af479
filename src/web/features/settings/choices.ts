import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { LocaleCode } from '#contract/locales.ts'
import type { ThemeChoice } from '#contract/page.ts'
import { saveLanguage } from '#contract/user.ts'
import { userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { clearChoice, setChoice } from '#web/browser/storage.ts'
import { useCatalogue } from '#web/i18n/catalogue.ts'
import { useBoot } from './settings.ts'

/** The language on the screen, and the way to change it: without a reload, kept in this browser and in the account. */
export function useLocale() {
  const catalogue = useCatalogue()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()

  async function switchTo(locale: LocaleCode) {
    setChoice('locale', locale)
    await catalogue.switchTo(locale)
    document.documentElement.lang = locale
    const here = { search: withoutLang(query), hash: location.hash }
    await navigate(here, { replace: true, preventScrollReset: true })
    if (queries.getQueryData(userKey)) await saveInAccount(queries, locale).catch(() => undefined)
  }

  return { locale: catalogue.locale, switchTo }
}

/** It is in this browser already: an account that cannot be reached now hears of it with the next choice. */
async function saveInAccount(queries: QueryClient, locale: LocaleCode): Promise<void> {
  const { user } = await call(saveLanguage, { language: locale })
  queries.setQueryData(userKey, user)
}

/** A language in the address would win over the choice on the next load. */
function withoutLang(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('lang')
  return rest.toString()
}

export function useTheme() {
  const boot = useBoot()
  const theme = useSyncExternalStore(themeOnPage.subscribe, themeOnPage.get, () => boot.theme)
  return { theme, choose: themeOnPage.choose }
}

const listeners = new Set<() => void>()

/** Light, dark, or null for what the system says. It stands on the document, so that there is one truth. */
const themeOnPage = {
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
