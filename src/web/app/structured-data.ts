import { localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import type { ContentPage } from '#web/content/content.ts'
import type { Catalogue } from '#web/i18n/catalogue.ts'
import type { Pricing } from '#web/screens/pricing/load-pricing.ts'
import type { Found } from './how-found.ts'
import type { Match, PageHead } from './page-head.ts'
import { structuredFaq } from './structured-faq.ts'
import { structuredOffers } from './structured-offers.ts'

type Told = {
  readonly boot: Boot
  readonly catalogue: Catalogue
  readonly head: PageHead & Found
  readonly match: Match
}

/**
 * What a page says to machines that read it, in the words of schema.org; null where they must not know it, and for
 * members, whose pages are nobody else's business. Only the server needs it.
 */
export function structuredData(told: Told): object | null {
  if (!told.head.isIndexed || told.boot.user) return null
  return {
    '@context': 'https://schema.org',
    '@graph': [...aboutSite(told), aboutPage(told), ...onSale(told)],
  }
}

function aboutSite({ boot, match }: Told): object[] {
  if (match.name !== 'index') return []
  const { name, company } = boot.settings
  const url = `${boot.origin}/`
  const publisher = { '@id': `${url}#organization` }
  return [
    {
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name,
      legalName: company.name,
      url,
      logo: `${boot.origin}/icons/app-512.png`,
    },
    { '@type': 'WebSite', '@id': `${url}#website`, name, url, publisher },
  ]
}

function aboutPage({ boot, catalogue, head, match }: Told): object {
  const page = {
    '@type': 'WebPage',
    '@id': head.canonical,
    url: head.canonical,
    name: head.title,
    description: head.description,
    inLanguage: localeOf(catalogue.locale).iso,
    isPartOf: { '@id': `${boot.origin}/#website` },
  }
  if (match.name !== 'pages-faq') return page
  const mainEntity = structuredFaq(match.data as ContentPage, boot, catalogue)
  return { ...page, '@type': 'FAQPage', mainEntity }
}

function onSale({ boot, catalogue, match }: Told): object[] {
  return match.name === 'pricing' ? structuredOffers(match.data as Pricing, boot, catalogue) : []
}
