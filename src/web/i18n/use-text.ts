import { useTranslations } from 'use-intl'
import type { LocaleCode } from '#contract/locales.ts'
import type { Messages } from './messages.gen.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: LocaleCode
    Messages: Messages
  }
}

/** The texts of one area in the visitor's language: `const t = useText('login')`, then `t('title')`. */
export const useText = useTranslations
