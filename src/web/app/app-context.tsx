import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { Call } from '#contract/endpoint.ts'
import { localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { settingsKey } from '#web/features/settings/use-settings.ts'
import { type Catalogue, openCatalogue } from '#web/i18n/catalogue.ts'
import { BootContext } from '#web/features/settings/boot.ts'
import { CatalogueContext } from '#web/i18n/catalogue-context.ts'
import { LinkContext } from '#web/ui/kit-link.tsx'
import { AppLink } from './app-link.tsx'

/** Everything one visit shares: one per browser, and a fresh one for every request on the server. */
export type AppContext = {
  readonly boot: Boot
  readonly call: Call
  readonly catalogue: Catalogue
  readonly queries: QueryClient
}

export function openApp(boot: Boot, call: Call): AppContext {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Without a connection a press must fail and say so, not wait for better times.
      mutations: { networkMode: 'always' },
    },
  })
  queries.setQueryData(settingsKey, boot.settings)
  queries.setQueryData(userKey, boot.user)
  return { boot, call, queries, catalogue: openCatalogue(boot.locale) }
}

export function AppProviders({ app, children }: { app: AppContext; children: ReactNode }) {
  const { boot, catalogue } = app
  const messages = useSyncExternalStore(
    catalogue.subscribe,
    () => catalogue.messages,
    () => catalogue.messages,
  )
  return (
    <BootContext value={boot}>
      <CatalogueContext value={catalogue}>
        <QueryClientProvider client={app.queries}>
          <IntlProvider
            locale={localeOf(catalogue.locale).iso as typeof catalogue.locale}
            messages={messages}
            timeZone={boot.settings.time_zone}
            now={new Date(boot.now)}
          >
            <LinkContext value={AppLink}>{children}</LinkContext>
          </IntlProvider>
        </QueryClientProvider>
      </CatalogueContext>
    </BootContext>
  )
}
