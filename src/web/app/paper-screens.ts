import type { ContentName } from '#web/content/content.ts'
import type { Screen } from './screen.ts'

/** The papers of a site, and what the law gives everybody: withdrawing, giving notice, contesting a decision, complaining. */
export const PAPER_SCREENS = {
  withdraw: {
    module: 'src/web/screens/withdraw-screen.tsx',
    load: async () => (await import('#web/screens/withdraw-screen.tsx')).WithdrawScreen,
    areas: ['withdrawal', 'payments', 'refusal'],
    head: 'withdrawal',
    data: async (args) =>
      (await import('#web/features/payments/withdrawal/load-withdrawable.ts')).loadWithdrawable(
        args,
      ),
  },
  age: {
    module: 'src/web/screens/age-screen.tsx',
    load: async () => (await import('#web/screens/age-screen.tsx')).AgeScreen,
    areas: ['age', 'refusal'],
    head: 'age',
    data: async ({ call }) => (await import('#web/features/age/load-age.ts')).loadAge(call),
  },
  statement: {
    module: 'src/web/screens/statement-screen.tsx',
    load: async () => (await import('#web/screens/statement-screen.tsx')).StatementScreen,
    areas: ['statement', 'refusal'],
    head: 'statement',
    data: async ({ call, url }) =>
      (await import('#web/features/decisions/load-statement.ts')).loadStatement(call, url),
  },
  notice: {
    module: 'src/web/screens/notice-screen.tsx',
    load: async () => (await import('#web/screens/notice-screen.tsx')).NoticeScreen,
    areas: ['notice', 'report', 'refusal'],
    head: 'notice',
  },
  'pages-ban': {
    ...infoScreen('ban'),
    module: 'src/web/screens/ban-screen.tsx',
    load: async () => (await import('#web/screens/ban-screen.tsx')).BanScreen,
    areas: ['info', 'exclusion', 'credentials', 'refusal'],
  },
  'pages-accessibility': infoScreen('accessibility'),
  'pages-cookies': infoScreen('cookies'),
  'pages-privacy': infoScreen('privacy'),
  'pages-return-policy': infoScreen('return-policy'),
  'pages-safety': infoScreen('safety'),
  'pages-service': infoScreen('service'),
  'pages-terms': {
    ...infoScreen('terms'),
    module: 'src/web/screens/terms-screen.tsx',
    load: async () => (await import('#web/screens/terms-screen.tsx')).TermsScreen,
    data: async ({ call, locale }) =>
      (await import('#web/screens/load-terms.ts')).loadTerms(call, locale),
  },
  complaints: {
    ...infoScreen('complaints'),
    module: 'src/web/screens/complaints-screen.tsx',
    load: async () => (await import('#web/screens/complaints-screen.tsx')).ComplaintsScreen,
    areas: ['info', 'complaint', 'refusal'],
  },
  'pages-faq': {
    ...infoScreen('faq'),
    module: 'src/web/screens/faq-screen.tsx',
    load: async () => (await import('#web/screens/faq-screen.tsx')).FaqScreen,
  },
  pricing: {
    ...infoScreen('pricing'),
    module: 'src/web/screens/pricing-screen.tsx',
    load: async () => (await import('#web/screens/pricing-screen.tsx')).PricingScreen,
    areas: ['info', 'shop'],
    data: async ({ call, locale }) =>
      (await import('#web/screens/load-pricing.ts')).loadPricing(call, locale),
  },
} as const satisfies Record<string, Screen>

function infoScreen(name: ContentName): Screen {
  return {
    module: 'src/web/screens/info-screen.tsx',
    load: async () => (await import('#web/screens/info-screen.tsx')).InfoScreen,
    areas: ['info'],
    data: async ({ locale }) => (await import('#web/content/content.ts')).loadContent(locale, name),
  }
}
