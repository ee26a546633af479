import { type LocaleCode, localeOf } from '#contract/locales.ts'
import { pathTo } from '#contract/routes.ts'
import type { Settings } from '#server/features/settings/settings.ts'
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
  return (['members', 'chats', 'likes'] as const).map((route) => ({
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
