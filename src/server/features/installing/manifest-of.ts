import type { LocaleCode } from '#contract/locales.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { appTextsOf } from './texts/app-texts-of.ts'

const PAPER = '#faf6f0'

/** What a device needs to know to install a site; with a language, under a name and an icon that tell nothing. */
export function manifestOf({ name, brand }: Settings, discreetIn: LocaleCode | null) {
  const shown = discreetIn === null ? name : appTextsOf(discreetIn).neutralName
  return {
    id: '/',
    name: shown,
    short_name: shown,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: discreetIn === null ? brand : PAPER,
    icons:
      discreetIn === null
        ? [icon('app', 192), icon('app', 512), icon('maskable', 512, 'maskable')]
        : [icon('neutral', 192), icon('neutral', 512), icon('neutral', 512, 'maskable')],
  }
}

function icon(kind: string, size: number, purpose = 'any') {
  return {
    src: `/icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }
}
