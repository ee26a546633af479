import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { Boot, PageRequest, RenderPage } from '#contract/page.ts'
import { type LayoutName, ROUTES, type RouteName } from '#contract/routes.ts'
import { type AppContext, AppProviders, openApp } from '#web/app/app-context.tsx'
import { developmentRoutes } from './app/development-routes.ts'
import { documentHtml } from '#web/app/document.ts'
import { howFound, structuredData } from '#web/app/search-engines.ts'
import { pageHead } from '#web/app/page-head.ts'
import { makeRoutes } from '#web/app/router.tsx'
import { SCREENS } from './app/screens.ts'
import { isWarned } from '#web/layouts/gates.tsx'

/** Renders one page: loads what its screen needs in the process itself, then draws it. */
export const render: RenderPage = async (request) => {
  const app = openApp(request.boot, request.call)
  const handler = handlerFor(request.boot)
  const context = await handler.query(new Request(request.boot.origin + pathOf(request)), {
    requestContext: app,
  })
  if (context instanceof Response) {
    return { status: 302, location: context.headers.get('location') ?? '/' }
  }
  await app.catalogue.load(['shell'])
  if (request.failure) fail(context, request.failure.status)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StrictMode>
      <AppProviders app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppProviders>
    </StrictMode>,
  )
  const warning = await warningOver(request, app, context)
  return {
    status: context.statusCode,
    html: wholeDocument(request, app, context, { html, warning }),
  }
}

const handlers = new Map<boolean, StaticHandler>()

/** Routes take longer to prepare than to match: they are the same for every page, and what a request brings is its context. */
function handlerFor({ isDevelopment }: Boot): StaticHandler {
  const kept = handlers.get(isDevelopment)
  if (kept) return kept
  const handler = createStaticHandler(
    makeRoutes(({ context }) => context as AppContext, isDevelopment ? developmentRoutes() : []),
  )
  handlers.set(isDevelopment, handler)
  return handler
}

/** A page that failed asks no screen for anything: the visitor is not known, and a login would be the wrong answer. */
function pathOf({ failure, url }: PageRequest): string {
  return failure ? '/failed' : url
}

function fail(context: StaticHandlerContext, status: number): void {
  context.statusCode = status
  context.errors = { root: new Response(null, { status }) }
}

function wholeDocument(
  request: PageRequest,
  app: AppContext,
  context: StaticHandlerContext,
  drawn: { readonly html: string; readonly warning: string },
): string {
  const name = nameOf(context)
  const screen = name in SCREENS ? SCREENS[name as keyof typeof SCREENS] : undefined
  const areas = ['shell', ...(screen?.areas ?? [])] as const
  const { boot } = request
  const { catalogue } = app
  return documentHtml({
    request,
    ...drawn,
    locale: catalogue.locale,
    ...headOf(request, app, context, name),
    modules: [
      ...(screen ? [screen.module] : []),
      `src/web/i18n/areas/${catalogue.locale}.ts`,
      ...areas.map((area) => `src/web/i18n/messages/${catalogue.locale}/${area}.json`),
    ],
    looks: drawn.warning ? ['src/web/layouts/entry-modal.tsx'] : [],
    start: layoutOf(name) === 'lander' && context.statusCode === 200 ? 'late' : 'at-once',
    data: {
      boot,
      areas,
      hydration: { loaderData: context.loaderData, errors: serializable(context.errors) },
    },
  })
}

function headOf(
  { boot, url }: PageRequest,
  { catalogue }: AppContext,
  { matches, loaderData, statusCode }: StaticHandlerContext,
  name: RouteName | 'root',
) {
  const { pathname, search } = new URL(url, boot.origin)
  const where = { boot, catalogue, path: pathname, search, user: boot.user }
  const match = { name, data: loaderData[name], status: statusCode }
  const { slug } = matches.at(-1)?.params ?? {}
  const head = { ...pageHead(where, match), ...howFound(where, { ...match, slug }) }
  return { head, structured: structuredData({ boot, catalogue, head, match }) }
}

/** What visitors are told before they enter. What went wrong is told at once. */
async function warningOver(
  { boot, url }: PageRequest,
  app: AppContext,
  context: StaticHandlerContext,
): Promise<string> {
  const name = nameOf(context)
  const layout = layoutOf(name)
  const route = context.errors ? 'root' : name
  if (layout === 'empty' || !isWarned({ layout, route }, boot)) return ''
  const { EntryInHtml } = await import('#web/layouts/entry-modal.tsx')
  return renderToString(
    <AppProviders app={app}>
      <EntryInHtml path={url} />
    </AppProviders>,
  )
}

function nameOf({ matches }: StaticHandlerContext): RouteName | 'root' {
  return (matches.at(-1)?.route.id ?? 'root') as RouteName | 'root'
}

/** The kit of a development server is in no table. */
function layoutOf(name: RouteName | 'root'): LayoutName {
  return name in ROUTES ? ROUTES[name as RouteName].layout : 'default'
}

/** Errors as React Router reads them back in the browser: a status and nothing internal. */
function serializable(errors: StaticHandlerContext['errors']) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: (error as { status?: number }).status ?? 500,
        statusText: '',
        data: null,
        internal: false,
        __type: 'RouteErrorResponse',
      },
    ]),
  )
}
