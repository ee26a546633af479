import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Call } from '#contract/endpoint.ts'
import type { LocaleCode } from '#contract/locales.ts'
import type { Area } from '#web/i18n/catalogue.ts'

type LoadArgs = {
  readonly call: Call
  readonly queries: QueryClient
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
  readonly head?:
    | 'index'
    | 'login'
    | 'lang-config'
    | 'signup'
    | 'signup-matches'
    | 'start'
    | 'activate'
    | 'reset-password'
    | 'mail-change'
    | 'mail-change.undo'
    | 'unsubscribe'
    | 'notice'
    | 'withdrawal'
    | 'age'
    | 'statement'
    | 'account-deleted'
    | 'profile'
    | 'notifications'
    | 'members'
    | 'for-you'
    | 'member'
    | 'likes'
    | 'swipe-game'
    | 'match-finder'
    | 'chats'
    | 'shop'
    | 'credits'
    | 'checkout'
    | 'transactions'
    | 'repeat-order'
    | 'directdebit'
    | 'alonetonight'
    | 'landing'
    | 'collagelanding'
    | 'maplanding'
    | 'iconslanding'
    | 'gallery'
    | 'socialnetwork'
    | 'tinderswipe'
    | 'transitionsvideolanding'
    | 'video'
  readonly data?: (args: LoadArgs) => Promise<unknown>
}
