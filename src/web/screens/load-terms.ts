import type { Call } from '#contract/endpoint.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { readRecipients } from '#contract/recipients.ts'
import { loadContent } from '#web/content/content.ts'

/** The terms, and how many use the site, where it has said so. */
export async function loadTerms(call: Call, locale: LocaleCode) {
  const [page, { recipients }] = await Promise.all([
    loadContent(locale, 'terms'),
    call(readRecipients, {}),
  ])
  return { ...page, recipients }
}
