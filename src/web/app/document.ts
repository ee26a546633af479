import { type LocaleCode, localeOf } from '#contract/locales.ts'
import type { Boot, PageAssets, PageRequest, Start } from '#contract/page.ts'
import { PUSH_IS_ON } from '#web/browser/alerts.ts'
import { NOTE_EARLY_INPUT } from '#web/browser/early-input.ts'
import { LET_ENTER } from '#web/browser/entering.ts'
import { HIDDEN_MS } from '#web/browser/storage.ts'
import { type PageHead, pageIcon } from './page-head.ts'
import type { Found } from './search-engines.ts'

type DocumentParts = {
  readonly request: PageRequest
  readonly locale: LocaleCode
  readonly head: PageHead & Found
  readonly html: string
  /** Source modules of what the page shows: they are fetched at once instead of one after the other. */
  readonly modules: readonly string[]
  /** Others of which it needs no more than the looks. */
  readonly looks: readonly string[]
  readonly data: unknown
  /** What the page tells machines; null for pages that they must not know. */
  readonly structured: object | null
  readonly start: Start
  /** The entry warning, which stands over the page until a visitor enters; empty where nobody is warned. */
  readonly warning: string
}

/** The ground of the bar on top, by day and by night. */
const LIGHT = '#fffdfa'
const DARK = '#1e1815'

/** The order of the layers stands before every style sheet, because bundling may put those in any order. */
const LAYERS = '@layer reboot,base,grid,ui,screens;'

/** The whole HTML document around a rendered page. */
export function documentHtml({
  request,
  locale,
  head,
  html,
  modules,
  looks,
  data,
  structured,
  start,
  warning,
}: DocumentParts): string {
  const { boot, nonce } = request
  const assets = request.assetsOf(modules, start, looks)
  const theme = boot.theme ? ` data-bs-theme="${boot.theme}"` : ''
  return [
    `<!doctype html><html lang="${locale}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    headTags(head),
    ...(structured ? foundTags({ request, locale, head, structured }) : []),
    themeColours(boot),
    `<link rel="icon" type="image/svg+xml" href="${pageIcon(boot.user?.is_discreet ?? false)}">`,
    ...installTags(boot, locale, head.title),
    `<style nonce="${nonce}">${LAYERS}${assets.css}${brandColours(boot.settings)}</style>`,
    // Never fetched: chunks look for their styles by these links, and those are in the document already.
    ...assets.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script nonce="${nonce}">${NOTE_EARLY_INPUT}${boot.user ? MARK_DISMISSED : ''}</script>`,
    `</head><body>${warning}<div id="root"${warning ? ' inert' : ''}>${html}</div>`,
    ...(warning ? [`<script nonce="${nonce}">${LET_ENTER}</script>`] : []),
    `<script id="page-data" type="application/json" nonce="${nonce}">${inScript(data)}</script>`,
    startTags(assets, { nonce, start }),
    '</body></html>',
  ].join('')
}

/** How a device installs the site; for members who want discretion under a name and an icon that tell nothing. */
function installTags({ user, settings }: Boot, locale: LocaleCode, title: string): string[] {
  const isDiscreet = user?.is_discreet ?? false
  return [
    `<link rel="manifest" href="/manifest.webmanifest?${isDiscreet ? 'discreet' : 'lang'}=${locale}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeText(isDiscreet ? title : settings.name)}">`,
    `<link rel="apple-touch-icon" href="/icons/${isDiscreet ? 'neutral' : 'app'}-192.png">`,
  ]
}

type FoundParts = Pick<DocumentParts, 'request' | 'locale' | 'head'> & { structured: object }

/** For search engines, and for other sites that show a shared page. */
function foundTags({ structured, ...shared }: FoundParts): string[] {
  return [
    sharingTags(shared),
    `<script type="application/ld+json" nonce="${shared.request.nonce}">${inScript(structured)}</script>`,
  ]
}

/** The bars of the device around the page, in the colour of the bar on it. */
function themeColours({ theme }: Boot): string {
  const tag = (colour: string, media = '') =>
    `<meta name="theme-color" content="${colour}"${media}>`
  if (theme) return tag(theme === 'light' ? LIGHT : DARK)
  return (
    tag(LIGHT, ' media="(prefers-color-scheme: light)"') +
    tag(DARK, ' media="(prefers-color-scheme: dark)"')
  )
}

function headTags(head: PageHead & Found): string {
  return [
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    head.isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeText(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeText(href)}">`,
    ),
    '<meta name="color-scheme" content="light dark">',
  ].join('')
}

/** As they stand in ui/styles/_tokens.scss. */
const OUR_COLOURS = ['#dc143c', '#ffffff', '#d2b48c', '#241813'].join()

/** A site's own colours, where they differ from ours. They were checked for contrast when they were set. */
function brandColours({ brand, on_brand, warm, on_warm }: Boot['settings']): string {
  if ([brand, on_brand, warm, on_warm].join() === OUR_COLOURS) return ''
  const rgb = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join()
  return `:root{--brand:${brand};--on-brand:${on_brand};--brand-rgb:${rgb(brand)};--brand-hover:color-mix(in srgb,${brand},#000 12%);--brand-press:color-mix(in srgb,${brand},#000 26%);--warm:${warm};--on-warm:${on_warm};--warm-rgb:${rgb(warm)}}`
}

/** JSON that cannot end the script element it stands in. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Marks the page before it is painted with what is dismissed, so that no room is kept for it. It runs in the document. */
export const MARK_DISMISSED = `try{for(const k in localStorage)if(/^hide-/.test(k)&&Date.now()-localStorage[k]<${HIDDEN_MS})document.documentElement.classList.add(k);if(!self.PushManager||Notification.permission=='denied'||localStorage['${PUSH_IS_ON}'])document.documentElement.classList.add('hide-push-notification-alert')}catch{}`

type Shared = {
  readonly request: Pick<PageRequest, 'boot' | 'picture'>
  readonly locale: LocaleCode
  readonly head: PageHead
}

/** What other sites show of a shared page. Only the server needs it: those that ask for it run no scripts. */
function sharingTags({ request, locale, head }: Shared): string {
  const { settings, origin } = request.boot
  const { path, alt, width, height } = request.picture
  const others = settings.visible_locales.filter((each) => each !== locale)
  const tags: [string, string | number][] = [
    ['og:type', 'website'],
    ['og:site_name', settings.name],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', localeTag(locale)],
    ...others.map((each): [string, string] => ['og:locale:alternate', localeTag(each)]),
    ['og:image', origin + path],
    ['og:image:type', 'image/png'],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', alt],
  ]
  return [
    ...tags.map(
      ([property, content]) =>
        `<meta property="${property}" content="${escapeText(String(content))}">`,
    ),
    // Title, description and picture are taken from the others.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

function localeTag(locale: LocaleCode): string {
  return localeOf(locale).iso.replace('-', '_')
}

/**
 * Starts the application once the words are on the screen: asking for its files takes a slow phone some milliseconds
 * each, which it needs for painting. A hidden tab paints nothing, so that is not waited for longer than a moment. A
 * landing page has few files, and must hear the first touch; what is not bundled must come after the development
 * server's own scripts. Both are asked for at once.
 */
function startTags(assets: PageAssets, { nonce, start }: { nonce: string; start: Start }) {
  const isBundled = assets.preloads.length > 0
  return isBundled && start === 'at-once'
    ? `<script nonce="${nonce}">${whenPainted(assets)}</script>`
    : atOnce(assets, nonce)
}

function atOnce({ preloads, scripts }: PageAssets, nonce: string): string {
  const low = 'fetchpriority="low"'
  return [
    ...preloads.map((href) => `<link rel="modulepreload" ${low} href="${href}">`),
    ...scripts.map((src) => `<script type="module" ${low} nonce="${nonce}" src="${src}"></script>`),
  ].join('')
}

/** Runs in the document. */
function whenPainted({ preloads, scripts }: PageAssets): string {
  const files = JSON.stringify([...preloads, ...scripts])
  const start = scripts.map((src) => `import(${JSON.stringify(src)})`).join()
  return `{let on=()=>{on=()=>{};for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));${start}};new PerformanceObserver(()=>on()).observe({type:'paint',buffered:true});setTimeout(()=>on(),500)}`
}

/** A text as it may stand in HTML, also within quotes. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
