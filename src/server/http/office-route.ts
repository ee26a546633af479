import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Needs, OfficeEndpoint } from '#contract/office/endpoint.ts'
import { OfficeRefusal } from '#contract/office/refusals.ts'
import { isAllowed, type Permission, type Role } from '#contract/office/roles.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Reads } from '#server/db/replica.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Office } from '#server/kernel/config.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Limiter } from './limiter.ts'
import { type FileRules, type ReceivedFile, takeFiles } from './file-route.ts'
import { isFromHere, plainAddress } from './network.ts'
import { OFFICE_SECONDS, sessionOperator, type SessionOperator } from './operator-session.ts'
import { inputOf, nameOf, outputOf, requireSameOrigin } from './route.ts'
import { originOf } from './visit.ts'
import { withTimeout } from './timeout.ts'

/** The sites that something may be done on. */
export type Scope = 'all' | readonly string[]

/** What a handler of the office may know of the request it answers. */
export type OfficeVisit = {
  readonly operator: SessionOperator | null
  /** The sites on which the operator has the permission that the endpoint names; of those that need none, nothing. */
  readonly scope: Scope
  readonly origin: string
  readonly ip: string
  readonly isFromHere: boolean
  readonly requestId: string
  readonly userAgent: string
  readonly now: Date
  setSession(token: string): void
  clearSession(): void
}

/** The office as features see it. It shares nothing with the members' application but the database. */
export type OfficeApp = Reads & {
  readonly fastify: FastifyInstance
  readonly clock: Clock
  readonly limiter: Limiter
  readonly secretKey: string
  readonly office: Office
  /** Whether it is a demo world that strangers cannot reach. */
  readonly isDemo: boolean
  /** Says which members have news, the fictional ones too. */
  readonly events: Bus
  readonly endpoints: Map<string, OfficeEndpoint>
  /** Ends what waits for news, before the process waits for its last answers. */
  readonly endings: Set<() => void>
}

export type OperatorVisit = OfficeVisit & { readonly operator: SessionOperator }
type VisitOf<E extends OfficeEndpoint> = E['needs'] extends 'nothing' ? OfficeVisit : OperatorVisit
type Handler<E extends OfficeEndpoint> = (call: {
  input: z.output<E['input']>
  visit: VisitOf<E>
}) => Promise<z.input<E['output']>>
type Options = { readonly longestMs?: number }

/** Joins one endpoint of the office to its handler. Who may call it is decided here and nowhere else. */
export function officeRoute<E extends OfficeEndpoint>(
  app: OfficeApp,
  endpoint: E,
  handler: Handler<E>,
  { longestMs }: Options = {},
): void {
  app.endpoints.set(nameOf(endpoint), endpoint)
  const work = handler as (call: { input: unknown; visit: OfficeVisit }) => Promise<unknown>
  app.fastify.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: (request, reply) =>
      withTimeout(answer(app, endpoint, { request, reply, work }), longestMs),
  })
}

type Sent = {
  readonly type: string
  readonly bytes: number
  readonly stream: () => Readable
  readonly headers?: Readonly<Record<string, string>>
}

/** Joins an endpoint whose answer is a file: the same look at who calls, before anything of it leaves. */
export function officeFileRoute<E extends OfficeEndpoint>(
  app: OfficeApp,
  endpoint: E,
  find: (call: { input: z.output<E['input']>; visit: VisitOf<E> }) => Promise<Sent>,
): void {
  app.endpoints.set(nameOf(endpoint), endpoint)
  const work = find as (call: { input: unknown; visit: OfficeVisit }) => Promise<Sent>
  app.fastify.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const file = await withTimeout(admit(app, endpoint, request, reply).then(work))
      void reply.headers(file.headers ?? {}).header('content-length', file.bytes)
      return reply.type(file.type).send(file.stream())
    },
  })
}

/** Joins an endpoint whose body is a file to its handler: the same look at who calls, before anything of it is read. */
export function officeUploadRoute<E extends OfficeEndpoint>(
  app: OfficeApp,
  endpoint: E,
  rules: FileRules,
  handler: (call: {
    input: z.output<E['input']>
    visit: VisitOf<E>
    file: ReceivedFile
  }) => Promise<z.input<E['output']>>,
): Promise<void> {
  app.endpoints.set(nameOf(endpoint), endpoint)
  const work = handler as (call: {
    input: unknown
    visit: OfficeVisit
    file: ReceivedFile
  }) => Promise<unknown>
  // Of whatever type it is said to be: what it is shows when it is read.
  return takeFiles(app.fastify, { endpoint, types: ['*'], rules }, async (request, reply) => {
    const call = await admit(app, endpoint, request, reply)
    return {
      before: async () => {},
      answer: (file) => outputOf(endpoint, () => work({ ...call, file })),
    }
  })
}

type Asked = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly work: (call: { input: unknown; visit: OfficeVisit }) => Promise<unknown>
}

async function answer(app: OfficeApp, endpoint: OfficeEndpoint, { request, reply, work }: Asked) {
  const call = await admit(app, endpoint, request, reply)
  return outputOf(endpoint, () => work(call))
}

/** Who calls, and what they ask for, if they may. */
async function admit(
  app: OfficeApp,
  endpoint: OfficeEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (endpoint.writes) requireSameOrigin(request)
  void reply.header('cache-control', 'no-store')
  const visit = await officeVisit(app, endpoint, request, reply)
  await app.limiter.take('office', visit.operator?.id ?? visit, visit.now)
  requirePermission(endpoint, visit)
  const isInQuery = endpoint.method === 'GET' || endpoint.takesFile
  const given = isInQuery ? request.query : (request.body ?? {})
  const input = inputOf(endpoint, given)
  requireSite(endpoint, visit, input)
  if (endpoint.needsFactor && !visit.operator?.isFresh) throw new OfficeRefusal('FACTOR_REQUIRED')
  return { input, visit }
}

/** The one look at who may call what: the name on the endpoint against the names in the roles. */
function requirePermission({ needs }: OfficeEndpoint, { operator, scope }: OfficeVisit): void {
  if (needs === 'nothing') return
  if (!operator) throw new Refusal('LOGIN_REQUIRED')
  if (needs !== 'login' && scope.length === 0)
    throw new OfficeRefusal('PERMISSION_REQUIRED', { permission: needs })
}

/** A site that is named must be one that the permission is for; one that the operator has nothing to do with is not there. */
function requireSite({ needs }: OfficeEndpoint, { operator, scope }: OfficeVisit, input: unknown) {
  const { site_id: siteId } = input as { readonly site_id?: string | null }
  if (typeof siteId !== 'string' || scope === 'all' || scope.includes(siteId)) return
  const isTheirs = operator?.roles.some(({ site_id }) => site_id === null || site_id === siteId)
  throw isTheirs
    ? new OfficeRefusal('PERMISSION_REQUIRED', { permission: needs })
    : new Refusal('NOT_FOUND')
}

async function officeVisit(
  { db, clock }: OfficeApp,
  { needs, isSign }: OfficeEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OfficeVisit> {
  const now = clock()
  const name = request.protocol === 'https' ? '__Host-office' : 'office'
  const operator = await sessionOperator(db, { token: request.cookies[name], isSign, now })
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const
  return {
    operator,
    scope: scopeOf(operator, needs),
    origin: originOf(request),
    ip: plainAddress(request.ip) ?? '',
    isFromHere: isFromHere(request),
    requestId: request.id,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    now,
    setSession: (token) =>
      void reply.setCookie(name, token, { ...options, maxAge: OFFICE_SECONDS }),
    clearSession: () => void reply.clearCookie(name, options),
  }
}

/** The sites on which somebody has a permission. */
export function scopeOf(operator: SessionOperator | null, needs: Needs): Scope {
  if (!operator || needs === 'nothing' || needs === 'login') return []
  const sites = operator.roles
    .filter(({ role }: { role: Role }) => isAllowed(role, needs satisfies Permission))
    .map(({ site_id }) => site_id)
  return sites.includes(null) ? 'all' : sites.flatMap((site) => site ?? [])
}
