import type { ComponentType } from 'react'
import type { Call } from '#contract/endpoint.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { listOnline } from '#contract/members.ts'
import type { ServedRouteName } from '#contract/routes.ts'
import type { ContentName } from '#web/content/content.ts'
import type { Area } from '#web/i18n/catalogue.ts'

export type LoadArgs = {
  readonly call: Call
  readonly locale: LocaleCode
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

export type Screen = {
  /** The source module of the screen: its chunk is named after it in the build's manifest. */
  readonly module: string
  readonly load: () => Promise<ComponentType>
  readonly areas: readonly Area[]
  /** Where title and description of the page stand in the catalogue; content pages bring their own. */
  readonly head?: 'index' | 'login' | 'lang-config'
  readonly data?: (args: LoadArgs) => Promise<unknown>
}

/** Every screen that is served, by the name of its route. Each is a chunk of its own. */
export const SCREENS: Record<ServedRouteName, Screen> = {
  index: {
    module: 'src/web/screens/index-screen.tsx',
    load: async () => (await import('#web/screens/index-screen.tsx')).IndexScreen,
    areas: ['index'],
    head: 'index',
    data: ({ call }) => call(listOnline, { limit: 4 }),
  },
  login: {
    module: 'src/web/screens/login-screen.tsx',
    load: async () => (await import('#web/screens/login-screen.tsx')).LoginScreen,
    areas: ['login', 'refusal'],
    head: 'login',
  },
  'lang-config': {
    module: 'src/web/screens/lang-config-screen.tsx',
    load: async () => (await import('#web/screens/lang-config-screen.tsx')).LangConfigScreen,
    areas: ['lang-config'],
    head: 'lang-config',
  },
  'pages-ban': infoScreen('ban'),
  'pages-cookies': infoScreen('cookies'),
  'pages-privacy': infoScreen('privacy'),
  'pages-return-policy': infoScreen('return-policy'),
  'pages-service': infoScreen('service'),
  'pages-terms': infoScreen('terms'),
  complaints: infoScreen('complaints'),
  'pages-faq': {
    ...infoScreen('faq'),
    module: 'src/web/screens/faq-screen.tsx',
    load: async () => (await import('#web/screens/faq-screen.tsx')).FaqScreen,
  },
  pricing: {
    ...infoScreen('pricing'),
    module: 'src/web/screens/pricing-screen.tsx',
    load: async () => (await import('#web/screens/pricing-screen.tsx')).PricingScreen,
  },
}

function infoScreen(name: ContentName): Screen {
  return {
    module: 'src/web/screens/info-screen.tsx',
    load: async () => (await import('#web/screens/info-screen.tsx')).InfoScreen,
    areas: ['info'],
    data: async ({ locale }) => (await import('#web/content/content.ts')).loadContent(locale, name),
  }
}
