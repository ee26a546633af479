import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/endpoint.ts'
import { pathHere } from '#contract/login-target.ts'
import {
  type Boot,
  ENTER_PATH,
  type PageAssets,
  type RenderPage,
  type SharedPicture,
} from '#contract/page.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { type RouteName, ROUTES } from '#contract/routes.ts'
import { trafficSourceIn } from '#contract/traffic.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import { signals } from '#server/kernel/signals.ts'
import { withTimeout } from './timeout.ts'
import { LIMITS } from './limiter.ts'
import { type Pages, takesGzip, zipPage } from './pages.ts'
import { refusalOf } from './refusal-answer.ts'
import { type App, callFor, requireOwnForm } from './route.ts'
import { pagePolicy } from './security-headers.ts'
import { keepChoice, type Visit, visitOf } from './visit.ts'

export type Documents = {
  readonly pages: Pages
  /** What every page of this visit knows from the start. */
  readonly bootFor: (visit: Visit, url: URL) => Promise<Boot>
  /** The same without the database, for the page that says it is away; null if the site was never seen. */
  readonly bootWithout: (request: FastifyRequest) => Boot | null
  /** What other sites show for this site where a page of it is shared. */
  readonly pictureOf: (boot: Boot) => SharedPicture
  /** Called when the address itself names a language, so that the browser keeps it. */
  readonly keepLocale: (reply: FastifyReply, boot: Boot, url: URL) => void
  /** Called for every page that is answered. It makes no visitor wait. */
  readonly onAnswer: (request: FastifyRequest, answer: Answered) => void
}

export type Answered = { readonly url: URL; readonly boot: Boot; readonly status: number }

/** Pages that are rendered at the same time: more would only make each other, and every call beside them, slower. */
const RENDERED_AT_ONCE = 4
/** About what is rendered in a second. */
const WAITING = 60
const BUSY = new Error('Too many pages wait to be rendered')

/** Answers every address that is not an endpoint or a file with a page, and with its true status. */
export function documentRoutes(app: App, given: Documents): void {
  const places = semaphore('pages', RENDERED_AT_ONCE, WAITING, () => BUSY)
  const inTurn: RenderPage = async (request) => {
    const startedAt = performance.now()
    const page = await places.within(() => given.pages.render(request))
    signals.rendered.tell({ ms: performance.now() - startedAt })
    return page
  }
  const documents = { ...given, renderInTurn: inTurn }
  enterRoute(app)
  app.fastify.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const url = addressOf(request)
    if (!isPagePath(url.pathname)) return reply.callNotFound()
    const tidy = tidyPath(url)
    if (tidy) return reply.code(301).header('location', tidy).send()
    if (!(await app.limiter.allows('page', request, app.clock()))) {
      return answerPlainly(reply, 429, LIMITS.page.seconds)
    }
    return answerPage(app, documents, request, reply, url)
  })
}

const FORM = 'application/x-www-form-urlencoded'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Lets visitors enter whose browser runs no script: it keeps that they did, and shows them the page they were on. */
function enterRoute({ fastify, limiter, clock }: App): void {
  void fastify.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _form, done) => done(null),
    )
    scope.post<{ Querystring: { target?: unknown } }>(ENTER_PATH, async (request, reply) => {
      requireOwnForm(request)
      await limiter.take('page', request, clock())
      keepChoice(reply, { name: 'entry', value: '1', seconds: YEAR_SECONDS })
      const { target } = request.query
      return reply
        .header('cache-control', 'no-store')
        .redirect((typeof target === 'string' ? pathHere(target) : null) ?? '/', 303)
    })
  })
}

/** The address that was asked for. Slashes at its beginning are part of the path and never a host. */
function addressOf({ url }: FastifyRequest): URL {
  return new URL(url.startsWith('/') ? `http://page${url}` : url, 'http://page')
}

/** What costs nothing to say. */
function answerPlainly(reply: FastifyReply, status: 429 | 503, retryAfter: number) {
  return reply
    .code(status)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${status}`)
}

/** What links in mails end with. */
function hasSecret({ searchParams }: URL): boolean {
  return searchParams.has('token') || searchParams.has('lift')
}

type Rendering = Documents & { readonly renderInTurn: RenderPage }

async function answerPage(
  app: App,
  documents: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
) {
  const nonce = randomBytes(16).toString('base64')
  const made = await makePage(app, documents, request, reply, { url, nonce })
  if (!made) return answerPlainly(reply, 503, 2)
  const { answer, boot, assets } = made
  void reply.headers({
    'content-security-policy': pagePolicy({
      nonce,
      images: boot.settings.cdn_prefix,
      isHot: documents.pages.finish !== undefined,
    }),
    // A visitor's page may come back from the browser's own memory; a member's must not outlive a logout.
    'cache-control': boot.user ? 'private, no-store' : 'private, no-cache',
    vary: 'cookie, accept-encoding',
    // An address with a secret in it goes nowhere else.
    ...(hasSecret(url) ? { 'referrer-policy': 'no-referrer' } : {}),
  })
  documents.keepLocale(reply, boot, url)
  keepSource(reply, url)
  documents.onAnswer(request, { url, boot, status: answer.status })
  if ('location' in answer)
    return reply.code(answer.status).header('location', answer.location).send()
  if (answer.status === 503) void reply.header('retry-after', '2')
  const { finish } = documents.pages
  void reply.code(answer.status).type('text/html; charset=utf-8')
  if (finish) return reply.send(await finish(request.url, answer.html, nonce))
  if (!assets || !takesGzip(request.headers['accept-encoding'])) return reply.send(answer.html)
  return reply.header('content-encoding', 'gzip').send(zipPage(answer.html, assets))
}

type MakePageInput = { url: URL; nonce: string }

/** The page, or the one that says why there is none; null when there is time for neither. */
async function makePage(
  app: App,
  documents: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, nonce }: MakePageInput,
) {
  const { pages } = documents
  const used: { assets?: PageAssets } = {}
  const assetsOf: Pages['assetsOf'] = (...asked) => (used.assets = pages.assetsOf(...asked))
  const common = { url: url.pathname + url.search, nonce, assetsOf }
  const told = (boot: Boot) => ({ boot, picture: documents.pictureOf(boot) })
  const wholePage = async () => {
    const visit = await visitOf(app.db, app.clock(), request, reply)
    const boot = await documents.bootFor(visit, url)
    const call = failingAsPage(callFor(app, visit), request)
    const answer = await documents.renderInTurn({ ...common, ...told(boot), call })
    return { boot, answer, ...used }
  }
  try {
    // The development server compiles while it answers, which may take its time.
    return await (pages.finish ? wholePage() : withTimeout(wholePage()))
  } catch (error) {
    if (error === BUSY) return null
    const status = REFUSALS[refusalOf(error, request).code]
    const boot = documents.bootWithout(request)
    if (!boot) return null
    const call = () => Promise.reject(new Error('There is no data on a page that failed'))
    const answer = await pages.render({ ...common, ...told(boot), call, failure: { status } })
    return { boot, answer, ...used }
  }
}

/** A call that fails gives the page the status and the name of its refusal, and nothing else of what went wrong. */
function failingAsPage(call: Call, request: FastifyRequest): Call {
  return (endpoint, input) =>
    call(endpoint, input).catch((error: unknown) => {
      const { code } = refusalOf(error, request)
      return Promise.reject(new Response(null, { status: REFUSALS[code], statusText: code }))
    })
}

const MONTH_SECONDS = 30 * 24 * 60 * 60

/**
 * Lets the browser keep for thirty days who sent the visitor, if the address names a source. Scripts read it to sign
 * up.
 */
function keepSource(reply: FastifyReply, { searchParams }: URL): void {
  const source = trafficSourceIn(searchParams)
  if (!source) return
  keepChoice(reply, { name: 'source', value: JSON.stringify(source), seconds: MONTH_SECONDS })
}

/** Whether an address may be a page: not a call, not a file. Files that are missing are plain 404s. */
export function isPagePath(path: string): boolean {
  return !/^\/(api|assets|photos|health)(\/|$)/.test(path) && !/\.\w{1,5}$/.test(path)
}

/** The address a page should have had: without a trailing slash or doubled ones, in small letters; null when it is fine. */
export function tidyPath({ pathname, search }: URL): string | null {
  const single = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const small = inSmallLetters(single)
  // What is no page of ours may mean its capitals.
  const tidy = pageRoute(small) ? small : single
  return tidy === pathname ? null : tidy + search
}

function inSmallLetters(path: string): string {
  return path.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

type PageRoute = {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The route that a path belongs to, by the same rule as in the browser: what is written out goes before a parameter. */
export function pageRoute(path: string): PageRoute | null {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path)
    if (match) return { name, params: match.groups ?? {} }
  }
  return null
}

const PATTERNS = (Object.keys(ROUTES) as RouteName[])
  .map((name) => ({ name, pattern: patternOf(ROUTES[name].path) }))
  .toSorted((one, other) => fixedParts(other.name) - fixedParts(one.name))

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/:(\w+)(\?)?/g, '(?:/(?<$1>[^/]+))$2')
  return new RegExp(`^${source}$`)
}

function fixedParts(name: RouteName): number {
  return ROUTES[name].path.split('/').filter((part) => !part.startsWith(':')).length
}
