import { createTranslator } from 'use-intl/core'
import { readSlug, slugOf } from '#contract/landers.ts'
import { type LocaleCode, localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { pathTo, type RouteName, ROUTES } from '#contract/routes.ts'
import type { Block, ContentPage } from '#web/content/content.ts'
import { fillIn, newcomerDiscount, placeholders } from '#web/features/settings/placeholders.ts'
import type { Catalogue } from '#web/i18n/catalogue.ts'
import { faqSections, plainText } from '#web/screens/info/faq-sections.ts'
import type { Pricing } from '#web/screens/load-pricing.ts'
import { isFound, type Match, type PageHead, type Where } from './page-head.ts'

export type Found = {
  readonly isIndexed: boolean
  /** The same page in each visible language; empty for pages that search engines must not know. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}
type Place = Match & { readonly slug?: string | undefined }

const NOT_AT_ALL: Found = { isIndexed: false, alternates: [] }

/** How search engines know a page. Only the server needs it: they read the head that it sends. */
export function howFound(where: Where, match: Place): Found {
  if (!isFound(match) || !('isPublic' in ROUTES[match.name as RouteName])) return NOT_AT_ALL
  return match.slug === undefined ? inLanguages(where) : bySlug(where, match.slug)
}

function inLanguages({ boot, path }: Where): Found {
  const address = boot.origin + path
  return found(boot.settings.visible_locales, (locale) => `${address}?lang=${locale}`, [
    { hreflang: 'x-default', href: address },
  ])
}

/** A slug names its own language. An unknown slug shows what the page without it shows, so that is the one to find. */
function bySlug({ boot, catalogue, path, search }: Where, slug: string): Found {
  const { niche } = readSlug(slug)
  const { visible_locales: locales } = boot.settings
  const isOwn = slug === slugOf(niche, catalogue.locale) && locales.includes(catalogue.locale)
  if (!isOwn || new URLSearchParams(search).has('lang')) return NOT_AT_ALL
  const before = boot.origin + path.slice(0, -slug.length)
  return found(locales, (locale) => before + slugOf(niche, locale))
}

function found(
  locales: readonly LocaleCode[],
  hrefOf: (locale: LocaleCode) => string,
  others: Found['alternates'] = [],
): Found {
  const alternates = locales.map((locale) => ({ hreflang: locale, href: hrefOf(locale) }))
  return { isIndexed: true, alternates: [...alternates, ...others] }
}

type Told = {
  readonly boot: Boot
  readonly catalogue: Catalogue
  readonly head: PageHead & Found
  readonly match: Match
}

/**
 * What a page says to machines that read it, in the words of schema.org; null where they must not know it, and for
 * members, whose pages are private. Only the server needs it.
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

/** Every question of the FAQ with its answer, as they stand on the page. */
function structuredFaq(page: ContentPage, boot: Boot, catalogue: Catalogue): object[] {
  const values = valuesOf(boot, catalogue)
  const filledIn = (text: string) => fillIn(text, values)
  return faqSections(page.blocks, { words: '', filledIn })
    .sections.flatMap((section) => section.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: filledIn(plainText(question)),
      acceptedAnswer: { '@type': 'Answer', text: filledIn(answer.map(textOf).join(' ')) },
    }))
}

function valuesOf({ settings }: Boot, { locale, messages }: Catalogue): Record<string, string> {
  const t = createTranslator({ locale, messages, namespace: 'shell.fictional' })
  const newcomers = createTranslator({ locale, messages, namespace: 'info.newcomer' })
  const { iso } = localeOf(locale)
  return {
    ...placeholders(settings, iso),
    newcomer_discount: newcomerDiscount(settings, newcomers, iso),
    fictional_singular: settings.fictional_singular ?? t('singular'),
    fictional_plural: settings.fictional_plural ?? t('plural'),
    fictional_warning: settings.fictional_warning ?? t('warning'),
  }
}

function textOf(block: Block): string {
  return block.type === 'ul' ? block.items.map(plainText).join(' ') : plainText(block.text)
}

/** Every package with what it really costs in the country that the page is about. */
function structuredOffers(
  { offer }: Pricing,
  { origin, settings }: Boot,
  { locale, messages }: Catalogue,
): object[] {
  const t = createTranslator({
    locale: localeOf(locale).iso as typeof locale,
    messages,
    namespace: 'info',
  })
  if (!offer) return []
  const { country, currency, packages } = offer
  return packages.map(({ credits, price_minor: price }) => ({
    '@type': 'Product',
    name: t('price_credits', { count: credits }),
    image: `${origin}/icons/app-512.png`,
    brand: { '@type': 'Brand', name: settings.name },
    offers: {
      '@type': 'Offer',
      price: decimal(price, currency),
      priceCurrency: currency,
      eligibleRegion: country,
      availability: 'https://schema.org/InStock',
      url: origin + pathTo('pricing'),
    },
  }))
}

function decimal(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  return (minor / 10 ** digits).toFixed(digits)
}
