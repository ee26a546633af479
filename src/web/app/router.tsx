import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router'
import { HOME, type LayoutName, pathTo, ROUTES, type ServedRouteName } from '#contract/routes.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { DefaultLayout } from '#web/layouts/default-layout.tsx'
import type { AppContext } from './app-context.tsx'
import { ErrorPage } from './error-page.tsx'
import { Root } from './root.tsx'
import { SCREENS } from './screens.ts'

/** The default layout comes with the application, the others with the first screen that needs them. */
const LAYOUTS: Record<LayoutName, Pick<RouteObject, 'Component' | 'lazy'>> = {
  default: { Component: DefaultLayout },
  chat: {
    lazy: { Component: async () => (await import('#web/layouts/chat-layout.tsx')).ChatLayout },
  },
  lander: {
    lazy: { Component: async () => (await import('#web/layouts/lander-layout.tsx')).LanderLayout },
  },
  empty: {
    lazy: { Component: async () => (await import('#web/layouts/empty-layout.tsx')).EmptyLayout },
  },
}

/** The routes as React Router wants them: layouts around screens, each screen loaded when it is needed. */
export function makeRoutes(app: AppContext, more: readonly RouteObject[] = []): RouteObject[] {
  const layouts = Object.entries(LAYOUTS).map(([name, layout]) => ({
    id: `layout-${name}`,
    ...layout,
    ErrorBoundary: ErrorPage,
    children: [
      ...servedNames()
        .filter((route) => ROUTES[route].layout === name)
        .map((route) => screenRoute(app, route)),
      ...(name === 'default' ? more : []),
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
      const elsewhere = elsewhereFrom(app, name, url)
      if (elsewhere) return elsewhere
      const { call, catalogue } = app
      const [data] = await Promise.all([
        screen.data?.({ call, locale: catalogue.locale, params, url }) ?? null,
        catalogue.load(['shell', ...screen.areas]),
      ])
      return data
    },
  }
}

/** Visitors go through the login to a member's screen; members have no use for the login or the first page. */
function elsewhereFrom(app: AppContext, name: ServedRouteName, url: URL): Response | null {
  const isMember = Boolean(app.queries.getQueryData(userKey))
  const { access } = ROUTES[name] as { access: 'anyone' | 'member' | 'visitor' }
  if (access === 'member' && !isMember) {
    return redirect(`${pathTo('login')}?target=${encodeURIComponent(url.pathname + url.search)}`)
  }
  const isForVisitors = access === 'visitor' || name === 'index'
  return isForVisitors && isMember && name !== HOME ? redirect(pathTo(HOME)) : null
}
