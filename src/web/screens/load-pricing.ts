import type { Call } from '#contract/endpoint.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { listPrices } from '#contract/packages.ts'
import { loadContent } from '#web/content/content.ts'

export type Pricing = Awaited<ReturnType<typeof loadPricing>>

/** The words about prices, and the prices themselves. Without the latter the words still say what there is to know. */
export async function loadPricing(call: Call, locale: LocaleCode) {
  const [page, offer] = await Promise.all([
    loadContent(locale, 'pricing'),
    call(listPrices, {}).catch(() => null),
  ])
  return { ...page, offer }
}
