import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { matchPath, useLinkClickHandler, useNavigate } from 'react-router'
import { IntlProvider } from 'use-intl'
import type { Call } from '#contract/endpoint.ts'
import { localeOf } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { ROUTES, type RouteName } from '#contract/routes.ts'
import { settingsKey, userKey } from '#web/api/keys.ts'
import { BootContext } from '#web/features/settings/settings.ts'
import { isSignup, openSignup } from '#web/features/signup/open-signup.tsx'
import { type Catalogue, CatalogueContext, openCatalogue } from '#web/i18n/catalogue.ts'
import { type KitLinkProps, LinkContext } from '#web/ui/kit-link.tsx'
import { SCREENS } from './screens.ts'

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

/** The kit's links inside the application: no page load, and the next screen is fetched as soon as one aims at it. */
export function AppLink(props: KitLinkProps) {
  const isInside = /^\/(?!\/)/.test(props.href)
  return isInside ? <InnerLink {...props} /> : <a rel="noopener noreferrer" {...props} />
}

/** The router's own Link would bring a second way to fetch what comes next, for another kind of application. */
function InnerLink({ href, onClick, ...props }: KitLinkProps) {
  const navigate = useNavigate()
  const follow = useLinkClickHandler(href, props.target ? { target: props.target } : {})
  const prefetch = () => prefetchScreen(href)

  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (onClick) onClick(event)
    else if (isSignup(href) && isPlain(event)) {
      event.preventDefault()
      void openSignup(navigate, href)
    }
    if (!event.defaultPrevented) follow(event)
  }

  return (
    <a
      href={href}
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  )
}

function isPlain({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

function prefetchScreen(href: string): void {
  const path = href.split(/[?#]/)[0]!
  const name = (Object.keys(SCREENS) as RouteName[]).find((route) =>
    matchPath(ROUTES[route].path, path),
  )
  if (name) SCREENS[name].load().catch(() => {})
}

/** Says when React has taken over the server's HTML, and what the browser kept stands in it. */
export function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(onDone)
    return () => clearTimeout(timer)
  }, [onDone])
  return children
}
