import { Component, type ReactNode, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  type RouteObject,
  ScrollRestoration,
  useNavigation,
  useRouteError,
} from 'react-router'
import { Refusal, REFUSALS } from '#contract/refusals.ts'
import { HOME, type LayoutName, pathTo, ROUTES, type RouteName } from '#contract/routes.ts'
import { userKey } from '#web/api/keys.ts'
import { isRefused } from '#web/api/call.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { DefaultLayout } from '#web/layouts/default-layout.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ProgressBar, WaitingCircles } from '#web/ui/waiting.tsx'
import type { AppContext } from './app-context.tsx'
import css from './error-page.module.css'
import { errorWords, useDocumentHead } from './page-head.ts'
import { SCREENS } from './screens.ts'

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

/** Where a loader finds what the visit shares: a browser has one visit, and on the server each request brings its own. */
type AppOf = (args: Pick<LoaderFunctionArgs, 'context'>) => AppContext

/** The routes as React Router wants them: layouts around screens, each screen loaded when it is needed. */
export function makeRoutes(appOf: AppOf, more: readonly RouteObject[] = []): RouteObject[] {
  const layouts = Object.entries(LAYOUTS).map(([name, layout]) => ({
    id: `layout-${name}`,
    ...layout(),
    ErrorBoundary: ErrorPage,
    children: [
      {
        id: `head-${name}`,
        Component: WithHead,
        children: [
          ...routeNames()
            .filter((route) => ROUTES[route].layout === name)
            .map((route) => screenRoute(appOf, route)),
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
      loader: (args) =>
        appOf(args)
          .catalogue.load(['shell'])
          .then(() => null),
      shouldRevalidate: () => false,
      children: layouts,
    },
  ]
}

function routeNames(): RouteName[] {
  return Object.keys(SCREENS) as RouteName[]
}

function screenRoute(appOf: AppOf, name: RouteName): RouteObject {
  const screen = SCREENS[name]
  return {
    id: name,
    path: ROUTES[name].path,
    lazy: { Component: screen.load },
    loader: async ({ request, params, context }: LoaderFunctionArgs) => {
      const app = appOf({ context })
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
function elsewhereFrom(app: AppContext, name: RouteName, { url, params }: Place): Response | null {
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

/** A member who was logged out since the last page is a visitor like any other. */
function toLoginIfNeeded(error: unknown, url: URL): Response {
  if (isRefused(error, 'LOGIN_REQUIRED')) return toLogin(url)
  throw error
}

/** What is shown instead of a screen that could not be: the true status, in words, with a way out. */
function ErrorPage() {
  const status = statusOf(useRouteError())
  return (
    <ErrorInErrorPage>
      <DefaultLayout>
        <ErrorWords status={status} />
      </DefaultLayout>
    </ErrorInErrorPage>
  )
}

function ErrorWords({ status }: { status: number }) {
  const t = useText('shell')
  const { title, text } = errorWords(status)
  useDocumentHead(status)

  return (
    <div className={`container ${css['page']}`}>
      <WaitingCircles />
      <h1>{t(title)}</h1>
      <p className="lead">{t(text)}</p>
      {status === 404 ? (
        <ButtonLink kind="quiet" href={pathTo('index')}>
          {t('error.back_home')}
        </ButtonLink>
      ) : (
        <Button kind="quiet" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  )
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return REFUSALS[error.code]
  if (isRouteErrorResponse(error) || error instanceof Response) return error.status
  return 500
}

/** The last net: an error inside the error page itself. */
class ErrorInErrorPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LastWords /> : this.props.children
  }
}

function LastWords() {
  const t = useText('shell.error')
  return (
    <main className="container">
      <h1>{t('in_error_page')}</h1>
      <p>
        <a href={pathTo('index')}>{t('go_home')}</a>
      </p>
    </main>
  )
}

/** Around every layout: what belongs to the page itself rather than to what it shows. */
function Root() {
  const t = useText('shell')
  const progress = useNavigationProgress()

  return (
    <>
      {progress !== null && <ProgressBar value={progress} />}
      <Outlet />
      <p className="visually-hidden" role="status">
        {progress !== null && progress < 100 && t('loading')}
      </p>
      <ScrollRestoration />
    </>
  )
}

/** Inside every layout: the head of a screen that is there. The error page, which takes its place, has one of its own. */
function WithHead() {
  useDocumentHead(200)
  return <Outlet />
}

const THROTTLE_MS = 200
const DURATION_MS = 5_000
const HIDE_DELAY_MS = 500
const TICK_MS = 100

/** How far a navigation has come, 0 to 100; null while there is none. Quick ones show nothing at all. */
function useNavigationProgress(): number | null {
  const isBusy = useNavigation().state !== 'idle'
  const [progress, setProgress] = useState<number | null>(null)

  useEffect(() => {
    if (!isBusy) {
      const fill = setTimeout(() => setProgress((shown) => (shown === null ? null : 100)))
      const hide = setTimeout(() => setProgress(null), HIDE_DELAY_MS)
      return () => {
        clearTimeout(fill)
        clearTimeout(hide)
      }
    }
    const started = Date.now()
    const tick = setInterval(() => {
      const elapsed = Date.now() - started
      if (elapsed >= THROTTLE_MS) setProgress(Math.min(100, (elapsed / DURATION_MS) * 100))
    }, TICK_MS)
    return () => clearInterval(tick)
  }, [isBusy])

  return progress
}
