import type { LocaleCode } from '#contract/locales.ts'
import type { Boot, PageRequest } from '#contract/page.ts'
import { MARK_DISMISSED } from './mark-dismissed.ts'
import type { PageHead } from './page-head.ts'
import { pageIcon } from './page-icon.ts'

type DocumentParts = {
  readonly request: PageRequest
  readonly locale: LocaleCode
  readonly head: PageHead
  readonly html: string
  /** Source modules of what the page shows: they are fetched at once instead of one after the other. */
  readonly modules: readonly string[]
  readonly data: unknown
}

/** The order of the layers stands before every style sheet, because bundling may put those in any order. */
const LAYERS = '@layer reboot,base,grid,ui,screens;'

/** The whole HTML document around a rendered page. */
export function documentHtml({
  request,
  locale,
  head,
  html,
  modules,
  data,
}: DocumentParts): string {
  const { boot, nonce } = request
  const assets = request.assetsOf(modules)
  const theme = boot.theme ? ` data-bs-theme="${boot.theme}"` : ''
  return [
    `<!doctype html><html lang="${locale}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    headTags(head),
    `<link rel="icon" type="image/svg+xml" href="${pageIcon(boot.user?.is_discreet ?? false)}">`,
    ...installTags(boot, locale),
    `<style nonce="${nonce}">${LAYERS}${assets.css}${brandColours(boot.settings)}</style>`,
    // Never fetched: chunks look for their styles by these links, and those are in the document already.
    ...assets.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    boot.user ? `<script nonce="${nonce}">${MARK_DISMISSED}</script>` : '',
    `</head><body><div id="root">${html}</div>`,
    `<script id="page-data" type="application/json" nonce="${nonce}">${inScript(data)}</script>`,
    // Asked for last, so that the words are on the screen before the browser is busy with the rest.
    ...assets.preloads.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
    ...assets.scripts.map(
      (src) => `<script type="module" fetchpriority="low" nonce="${nonce}" src="${src}"></script>`,
    ),
    '</body></html>',
  ].join('')
}

/** How a device installs the site; for whoever is discreet under a name and an icon that tell nothing. */
function installTags({ user }: Boot, locale: LocaleCode): string[] {
  const isDiscreet = user?.is_discreet ?? false
  return [
    `<link rel="manifest" href="/manifest.webmanifest${isDiscreet ? `?discreet=${locale}` : ''}">`,
    `<link rel="apple-touch-icon" href="/icons/${isDiscreet ? 'neutral' : 'app'}-192.png">`,
  ]
}

function headTags(head: PageHead): string {
  return [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    head.isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escape(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
    '<meta name="color-scheme" content="light dark">',
  ].join('')
}

/** A site's own colours, where they differ from ours. They were checked for contrast when they were set. */
function brandColours({ brand, on_brand, warm, on_warm }: Boot['settings']): string {
  if (brand === '#dc143c' && warm === '#d2b48c') return ''
  const rgb = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join()
  return `:root{--brand:${brand};--on-brand:${on_brand};--brand-rgb:${rgb(brand)};--brand-hover:color-mix(in srgb,${brand},#000 12%);--brand-press:color-mix(in srgb,${brand},#000 26%);--warm:${warm};--on-warm:${on_warm};--warm-rgb:${rgb(warm)}}`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** JSON that cannot end the script element it stands in. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
