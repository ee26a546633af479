import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import type { Boot, PageRequest } from '#contract/page.ts'
import type { RouteName } from '#contract/routes.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { NOTE_EARLY_INPUT } from '#web/browser/early-input.ts'
import { loadContent } from '#web/content/content.ts'
import { openCatalogue } from '#web/i18n/catalogue.ts'
import { documentHtml } from './document.ts'
import { howFound, structuredData } from './search-engines.ts'
import { pageHead } from './page-head.ts'
import { SCREENS } from './screens.ts'

const HOSTILE = 'Vonk "\'></script><script>alert(1)</script> & 🔥 \u2028 <!--'
const SETTINGS = {
  name: 'Vonk',
  domain: 'vonk.example',
  index_title: null,
  description: null,
  visible_locales: ['nl', 'de', 'pl'],
  minimum_message_costs: {},
  region_data: { country: 'NL', regions: [] },
  company: { name: 'Vonk B.V.', country: 'NL', vat_numbers: [], tradenames: [] },
  support_email: 'support@vonk.example',
  support_phone: '+31 20 123 45 67',
  terms_date: '2026-01-01',
  message_credits: 1,
  fictional_singular: null,
  fictional_plural: null,
  fictional_warning: null,
  brand: '#dc143c',
  on_brand: '#ffffff',
  warm: '#d2b48c',
  on_warm: '#241813',
} as unknown as SiteSettings

type Wanted = {
  name: RouteName
  path: string
  locale?: LocaleCode
  search?: string
  slug?: string
  data?: unknown
  settings?: Partial<SiteSettings>
  boot?: Partial<Boot>
}

/** The head of a page as a browser understands it. */
async function headOf({ name, path, locale = 'nl', search = '', slug, data, ...wanted }: Wanted) {
  const catalogue = openCatalogue(locale)
  await catalogue.load(['shell', ...SCREENS[name].areas])
  const boot = {
    settings: { ...SETTINGS, ...wanted.settings },
    origin: 'https://vonk.example',
    user: null,
    theme: null,
    ...wanted.boot,
  } as Boot
  const where = { boot, catalogue, path, search, user: null }
  const match = { name, data: data ?? null, status: 200 }
  const head = { ...pageHead(where, match), ...howFound(where, { ...match, slug }) }
  const picture = {
    path: `/sharing/${locale}.png?v=1`,
    alt: boot.settings.name,
    width: 1200,
    height: 630,
  }
  const assetsOf = () => ({ css: '', sheets: [], scripts: [], preloads: [] })
  const html = documentHtml({
    request: { boot, nonce: 'n', picture, assetsOf } as unknown as PageRequest,
    locale,
    head,
    html: '',
    modules: [],
    looks: [],
    data: null,
    structured: structuredData({ boot, catalogue, head, match }),
    start: 'at-once',
    warning: '',
  })
  return new DOMParser().parseFromString(html, 'text/html')
}

type Node = Record<string, unknown> & { '@type': string }

function structuredIn(page: Document): Node[] {
  const script = page.querySelector('script[type="application/ld+json"]')
  return (JSON.parse(script?.textContent ?? '{}') as { '@graph': Node[] })['@graph']
}

function metaIn(page: Document, property: string): (string | null)[] {
  return [...page.querySelectorAll(`meta[property="${property}"]`)].map((tag) =>
    tag.getAttribute('content'),
  )
}

function alternatesIn(page: Document): string[] {
  return [...page.querySelectorAll('link[rel=alternate]')].map(
    (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
  )
}

test.each([
  [{}, ''],
  [{ brand: '#0b6e4f' }, '--brand:#0b6e4f'],
  [{ on_brand: '#fff8f0' }, '--on-brand:#fff8f0'],
  [{ warm: '#c0a16b' }, '--warm:#c0a16b'],
  [{ on_warm: '#000000' }, '--on-warm:#000000'],
])('each colour of a site takes effect alone: %j [SITE-3]', async (settings, declared) => {
  const page = await headOf({ name: 'index', path: '/', settings })

  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join()
  expect(styles).toContain(declared)
  expect(styles.includes('--brand-rgb')).toBe(declared !== '')
})

test('the first page says whose site it is [ROU-7]', async () => {
  const [organization, site, page] = structuredIn(await headOf({ name: 'index', path: '/' }))

  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Vonk',
    legalName: 'Vonk B.V.',
    url: 'https://vonk.example/',
    logo: 'https://vonk.example/icons/app-512.png',
  })
  expect(site).toMatchObject({ '@type': 'WebSite', name: 'Vonk', url: 'https://vonk.example/' })
  expect(page).toMatchObject({ '@type': 'WebPage', inLanguage: 'nl-NL' })
})

test.each(LOCALE_CODES)(
  'the questions of the FAQ are told in %s, all of them, with the details of the site [ROU-7]',
  async (locale) => {
    const data = await loadContent(locale, 'faq')
    const page = await headOf({ name: 'pages-faq', path: '/pages/faq', locale, data })

    const [faq] = structuredIn(page)
    const questions = faq!['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]

    expect(faq!['@type']).toBe('FAQPage')
    expect(questions).toHaveLength(data.blocks.filter(({ type }) => type === 'h3').length)
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/^[^{}]{8,}$/)
      expect(acceptedAnswer.text).toMatch(/^[^{}]{20,}$/)
    }
  },
)

test('what credits cost is told as it stands on the page, in the money of the country [ROU-7] [INF-1]', async () => {
  const content = await loadContent('pl', 'pricing')
  const pricingWith = (currency: string, price: number) => ({
    ...content,
    offer: { country: 'PL', currency, packages: [{ credits: 75, price_minor: price }] },
  })
  const told = async (data: unknown) => {
    const page = await headOf({ name: 'pricing', path: '/pricing', locale: 'pl', data })
    return structuredIn(page).filter((node) => node['@type'] === 'Product')
  }

  expect(await told(pricingWith('PLN', 24_905))).toMatchObject([
    {
      name: '75 kredytów',
      brand: { name: 'Vonk' },
      offers: { price: '249.05', priceCurrency: 'PLN', eligibleRegion: 'PL' },
    },
  ])
  expect(await told(pricingWith('JPY', 900))).toMatchObject([{ offers: { price: '900' } }])
  expect(await told({ ...content, offer: null })).toEqual([])
})

test('a shared page shows its title, its languages and the picture of the site [ROU-7]', async () => {
  const page = await headOf({ name: 'index', path: '/', locale: 'de', search: '?lang=de' })

  expect(metaIn(page, 'og:title')).toEqual([page.title])
  expect(metaIn(page, 'og:url')).toEqual(['https://vonk.example/?lang=de'])
  expect(metaIn(page, 'og:locale')).toEqual(['de_DE'])
  expect(metaIn(page, 'og:locale:alternate')).toEqual(['nl_NL', 'pl_PL'])
  expect(metaIn(page, 'og:image')).toEqual(['https://vonk.example/sharing/de.png?v=1'])
  expect(metaIn(page, 'og:image:width')).toEqual(['1200'])
  expect(page.querySelector('meta[name="twitter:card"]')).not.toBeNull()
})

test('whatever a site calls itself stays words, in tags and in what machines read [ROU-7]', async () => {
  const page = await headOf({
    name: 'index',
    path: '/',
    settings: { name: HOSTILE, index_title: HOSTILE, description: HOSTILE },
  })

  const [organization] = structuredIn(page)
  expect(organization!['name']).toBe(HOSTILE)
  expect(metaIn(page, 'og:site_name')).toEqual([HOSTILE])
  expect(metaIn(page, 'og:image:alt')).toEqual([HOSTILE])
  const scripts = [...page.scripts].map(({ type, text }) => type || text)
  expect(scripts).toEqual(['application/ld+json', NOTE_EARLY_INPUT, 'application/json'])
})

test('a private page tells machines nothing, nor does the page of a member [ROU-7]', async () => {
  const page = await headOf({ name: 'login', path: '/login' })
  const user = { is_discreet: false } as Boot['user']
  const ofMember = await headOf({ name: 'index', path: '/', boot: { user } })

  const told = 'script[type="application/ld+json"], meta[property^="og:"]'
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector(told)).toBeNull()
  expect(ofMember.querySelector(told)).toBeNull()
  expect(alternatesIn(page)).toEqual([])
})

test('a landing page for a niche is found under its slug in each language [LAN-1] [ROU-7]', async () => {
  const path = '/landers/alonetonight/milfde'
  const page = await headOf({
    name: 'landers-alonetonight',
    path,
    locale: 'de',
    slug: 'milfde',
    settings: { visible_locales: ['nl', 'de'] },
  })

  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `https://vonk.example${path}`,
  )
  expect(alternatesIn(page)).toEqual([
    'nl https://vonk.example/landers/alonetonight/milfnl',
    'de https://vonk.example/landers/alonetonight/milfde',
  ])
  expect(structuredIn(page)).toMatchObject([{ '@type': 'WebPage', inLanguage: 'de-DE' }])
})

test.each([
  ['nobody knows', 'nothing', ''],
  ['is of another language than the page', 'milfnl', ''],
  ['is of a hidden language', 'milffi', ''],
  ['names no language', 'milf', ''],
  ['stands beside another choice of language', 'milfde', '?lang=de'],
])('a slug that %s is not a page to find [LAN-1] [ROU-7]', async (_, slug, search) => {
  const page = await headOf({
    name: 'landers-alonetonight',
    path: `/landers/alonetonight/${slug}`,
    locale: slug === 'milffi' ? 'fi' : 'de',
    slug,
    search,
  })

  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(alternatesIn(page)).toEqual([])
})

test.each([
  [null, ['#fffdfa (prefers-color-scheme: light)', '#1e1815 (prefers-color-scheme: dark)']],
  ['light', ['#fffdfa ']],
  ['dark', ['#1e1815 ']],
] as const)(
  'the bars of the device have the colour of the theme %s [LAY-13]',
  async (theme, bars) => {
    const page = await headOf({ name: 'login', path: '/login', boot: { theme } })

    const tags = [...page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    expect(tags.map(({ content, media }) => `${content} ${media}`)).toEqual(bars)
  },
)
