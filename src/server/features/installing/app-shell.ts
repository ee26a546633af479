import { type LocaleCode, localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { escapeHtml } from '#server/kernel/text.ts'
import { textsIn } from '#server/texts/texts.ts'

const PAPER = '#faf6f0'

/** What a device needs to know to install a site, and where its icon leads. */
export function manifestOf({ name, brand }: Settings, language: LocaleCode) {
  return {
    ...frame(name, language),
    theme_color: brand,
    icons: [icon('app', 192), icon('app', 512), icon('maskable', 512, 'maskable')],
    shortcuts: shortcuts(language),
  }
}

/** The same under a name and an icon that tell nothing. */
export function discreetManifest(language: LocaleCode) {
  return {
    ...frame(textsIn(language).app.neutralName, language),
    theme_color: PAPER,
    icons: [icon('neutral', 192), icon('neutral', 512), icon('neutral', 512, 'maskable')],
  }
}

function frame(name: string, language: LocaleCode) {
  return {
    id: '/',
    name,
    short_name: name,
    lang: localeOf(language).iso,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
  }
}

function shortcuts(language: LocaleCode) {
  const names = textsIn(language).app.shortcuts
  return (['members', 'chats', 'likes', 'swipe-game', 'match-finder'] as const).map((route) => ({
    name: names[route],
    url: pathTo(route),
  }))
}

function icon(kind: string, size: number, purpose = 'any') {
  return {
    src: `/icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }
}

type OfflinePageInput = {
  readonly settings: Settings
  readonly language: LocaleCode
  readonly nonce: string
}

/** What a browser shows without a connection where it has nothing else to show. It is whole by itself: nothing is loaded. */
export function offlinePage({ settings, language, nonce }: OfflinePageInput): string {
  const { title, text, retry } = textsIn(language).app.offline
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${styleWith(settings)}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></main></body></html>`
}

function styleWith({ brand, on_brand }: Settings): string {
  return `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf6f0;color:#231a16;font:17px/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:2rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:999px;background:${brand};color:${on_brand};font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#14100e;color:#f5ede6}}`
}
