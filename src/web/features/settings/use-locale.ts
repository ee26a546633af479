import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { LocaleCode } from '#contract/locales.ts'
import { saveLanguage } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { setChoice } from '#web/browser/cookie.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

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
    if (!queries.getQueryData(['user'])) return
    const { user } = await call(saveLanguage, { language: locale })
    queries.setQueryData(['user'], user)
  }

  return { locale: catalogue.locale, switchTo }
}

/** A language in the address would win over the choice on the next load. */
function withoutLang(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('lang')
  return rest.toString()
}
