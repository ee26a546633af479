import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/endpoint.ts'
import { pathHere } from '#contract/login-target.ts'
import {
  type Boot,
  ENTER_PATH,
  type PageAnswer,
  type PageAssets,
  type RenderPage,
  type SharedPicture,
} from '#contract/page.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { trafficSourceIn } from '#contract/traffic.ts'
import { semaphore } from '#server/kernel/semaphore.ts'
import { signals } from '#server/kernel/signals.ts'
import { withTimeout } from './timeout.ts'
import { LIMITS } from './limiter.ts'
import { isPagePath, tidyPath } from './page-path.ts'
import type { Pages } from './pages.ts'
import { refusalOf } from './refusal-answer.ts'
import { type App, callFor, requireOwnForm } from './route.ts'
import { pagePolicy } from './security-headers.ts'
import { keepChoice, type Visit, visitOf } from './visit.ts'
import { keepVisitorPages, mayShare } from './visitor-pages.ts'
import { takesGzip, zipPage } from './zip-page.ts'

export type Documents = {
  readonly pages: Pages
  /** What every page of this visit knows from the start. */
  readonly bootFor: (visit: Visit, url: URL) => Promise<Boot>
  /** The same without the database, for the page that says it is away; null if the site was never seen. */
  readonly bootWithout: (request: FastifyRequest) => Boot | null
  /** All of a visitor that their page depends on, beside its address. */
  readonly visitorKind: (request: FastifyRequest) => readonly unknown[]
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
  const documents = { ...given, renderInTurn: inTurn, share: keepVisitorPages() }
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

type Rendering = Documents & {
  readonly renderInTurn: RenderPage
  readonly share: ReturnType<typeof keepVisitorPages>
}

async function answerPage(
  app: App,
  documents: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
) {
  const nonce = newNonce()
  const page = await pageFor(app, documents, request, reply, { url, nonce })
  if (!page) return answerPlainly(reply, 503, 2)
  const { answer, boot, html, zip } = page
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
  if (finish) return reply.send(await finish(request.url, html(), nonce))
  if (!zip || !takesGzip(request.headers['accept-encoding'])) return reply.send(html())
  return reply.header('content-encoding', 'gzip').send(zip())
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}

type MakePageInput = { url: URL; nonce: string }
type Page = {
  readonly boot: Boot
  readonly answer: PageAnswer
  readonly html: () => string
  readonly zip: (() => Buffer) | null
}

/** The page of this request alone, or the one that all visitors of its kind see alike. */
async function pageFor(
  app: App,
  documents: Rendering,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, nonce }: MakePageInput,
): Promise<Page | null> {
  const make = (own: string) => makePage(app, documents, request, reply, { url, nonce: own })
  if (documents.pages.finish || !mayShare(request, url)) {
    const made = await make(nonce)
    if (!made) return null
    const { answer, boot, assets } = made
    const html = 'html' in answer ? answer.html : ''
    return { answer, boot, html: () => html, zip: assets ? () => zipPage(html, assets) : null }
  }
  // Says to the browser that nobody is logged in, whoever the page was made for.
  await visitOf(app.db, app.clock(), request, reply)
  const key = JSON.stringify([request.site.id, url.pathname, ...documents.visitorKind(request)])
  const shared = await documents.share(key, async () => {
    const own = newNonce()
    const made = await make(own)
    return made && { ...made, nonce: own }
  })
  if (!shared) return null
  const { answer, boot, html, zip } = shared
  return { answer, boot, html: () => html(nonce), zip: zip && (() => zip(nonce)) }
}

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
