import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router'
import { HOME, type LayoutName, pathTo, ROUTES, type ServedRouteName } from '#contract/routes.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { DefaultLayout } from '#web/layouts/default-layout.tsx'
import type { AppContext } from './app-context.tsx'
import { ErrorPage } from './error-page.tsx'
import { Root } from './root.tsx'
import { SCREENS } from './screens.ts'
import { WithHead } from './with-head.tsx'

type Layout = Pick<RouteObject, 'Component' | 'lazy'>

/**
 * The default layout comes with the application, the others with the first screen that needs them. They are made anew
 * for each router, because it takes the way to load a part away once it is loaded.
 */
const LAYOUTS: Record<LayoutName, () => Layout> = {
  default: () => ({ Component: DefaultLayout }),
  chat: () => ({
    lazy: { Component: async () => (await import('#web/layouts/chat-layout.tsx')).ChatLayout },
  }),
  lander: () => ({
    lazy: { Component: async () => (await import('#web/layouts/lander-layout.tsx')).LanderLayout },
  }),
  empty: () => ({
    lazy: { Component: async () => (await import('#web/layouts/empty-layout.tsx')).EmptyLayout },
  }),
}

/** The routes as React Router wants them: layouts around screens, each screen loaded when it is needed. */
export function makeRoutes(app: AppContext, more: readonly RouteObject[] = []): RouteObject[] {
  const layouts = Object.entries(LAYOUTS).map(([name, layout]) => ({
    id: `layout-${name}`,
    ...layout(),
    ErrorBoundary: ErrorPage,
    children: [
      {
        id: `head-${name}`,
        Component: WithHead,
        children: [
          ...servedNames()
            .filter((route) => ROUTES[route].layout === name)
            .map((route) => screenRoute(app, route)),
          ...(name === 'default' ? more : []),
        ],
      },
    ],
  }))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      loader: () => app.catalogue.load(['shell']).then(() => null),
      shouldRevalidate: () => false,
      children: layouts,
    },
  ]
}

function servedNames(): ServedRouteName[] {
  return Object.keys(SCREENS) as ServedRouteName[]
}

function screenRoute(app: AppContext, name: ServedRouteName): RouteObject {
  const screen = SCREENS[name]
  return {
    id: name,
    path: ROUTES[name].path,
    lazy: { Component: screen.load },
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const elsewhere = elsewhereFrom(app, name, { url, params })
      if (elsewhere) return elsewhere
      const { call, queries, catalogue } = app
      const loading = screen.data?.({ call, queries, locale: catalogue.locale, params, url })
      const [data] = await Promise.all([
        loading?.catch((error: unknown) => toLoginIfNeeded(error, url)) ?? null,
        catalogue.load(['shell', ...screen.areas]),
      ])
      return data
    },
  }
}

type Place = { readonly url: URL; readonly params: Readonly<Record<string, string | undefined>> }

/** Visitors go through the login to a member's screen; members have no use for the login, the first page or a landing page. */
function elsewhereFrom(
  app: AppContext,
  name: ServedRouteName,
  { url, params }: Place,
): Response | null {
  const isMember = Boolean(app.queries.getQueryData(userKey))
  const { access } = ROUTES[name] as { access: 'anyone' | 'member' | 'visitor' }
  if (access === 'member' && !isMember) return toLogin(url)
  const isForVisitors = access === 'visitor' || name === 'index'
  if (!isForVisitors || !isMember || name === HOME) return null
  return redirect(params['id'] ? pathTo('members-id', { id: params['id'] }) : pathTo(HOME))
}

function toLogin({ pathname, search }: URL): Response {
  return redirect(`${pathTo('login')}?target=${encodeURIComponent(pathname + search)}`)
}

/** Whoever was logged out since the last page is a visitor like any other. */
function toLoginIfNeeded(error: unknown, url: URL): Response {
  if (isRefused(error, 'LOGIN_REQUIRED')) return toLogin(url)
  throw error
}
