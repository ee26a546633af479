import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/db/connect.ts'
import { isFromHere, plainAddress } from './network.ts'
import { sessionMember, type SessionMember } from './session.ts'

const SESSION_HEADER = 'x-session'
const NOBODY = 'none'
const OFFLINE_HEADER = 'x-offline'
const DEVICE_SECONDS = 365 * 24 * 60 * 60

export type SiteRef = { readonly id: string; readonly domain: string }

/** What a handler may know of the request it answers. */
export type Visit = {
  readonly site: SiteRef
  /** The origin of the site's pages, as this browser has it. */
  readonly origin: string
  readonly member: SessionMember | null
  readonly ip: string
  /** Whether it was made on this very machine. */
  readonly isFromHere: boolean
  /** The country chosen in this browser instead of the one its address suggests. */
  readonly countryChoice: string | null
  readonly query: Readonly<Record<string, string>>
  readonly requestId: string
  readonly userAgent: string
  readonly now: Date
  /** Sets or clears cookies on the answer. */
  readonly cookies: CookieJar
}

export type CookieJar = {
  /** What this browser keeps that it chose, by its name without a prefix. */
  choices(): Readonly<Record<string, string | undefined>>
  /** A cookie for the session: HttpOnly, and bound to the host on https. */
  setSession(token: string, seconds: number): void
  clearSession(): void
  /** Has the browser delete all that it stores of this site, our service worker included, but for cookies. */
  clearStorage(): void
  /** What this browser kept from an earlier login. */
  device(): string | undefined
  setDevice(value: string): void
}

declare module 'fastify' {
  interface FastifyRequest {
    site: SiteRef
  }
}

export async function visitOf(
  db: Db,
  now: Date,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit> {
  const cookies = cookieJar(request, reply)
  const token = sessionToken(request)
  const member = await sessionMember(db, { token, siteId: request.site.id, now })
  void reply.header(SESSION_HEADER, member ? markOf(member.sessionId) : NOBODY)
  // The service worker keeps no copies for members who want to leave no traces.
  if (member?.isDiscreet) void reply.header(OFFLINE_HEADER, 'no')
  return {
    site: request.site,
    origin: originOf(request),
    member,
    ip: plainAddress(request.ip) ?? '',
    isFromHere: isFromHere(request),
    countryChoice: choicesIn(request)['country'] ?? null,
    query: flatQuery(request.query),
    requestId: request.id,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    now,
    cookies,
  }
}

/** Where pages of this site are, as the browser that asks has it: the host is one of the site's. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${(request.headers.host ?? '').toLowerCase()}`
}

/** Says whose answer it is, to the browser that has the session: it never shows one person what it keeps for another. */
function markOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url').slice(0, 16)
}

/** What the browser says its session is. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(request, 'session')]
}

function cookieJar(request: FastifyRequest, reply: FastifyReply): CookieJar {
  const name = cookieName(request, 'session')
  const deviceName = cookieName(request, 'device')
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const
  return {
    choices: () => choicesIn(request),
    setSession: (token, seconds) =>
      void reply.setCookie(name, token, { ...options, maxAge: seconds }),
    clearSession: () => void reply.clearCookie(name, options),
    clearStorage: () => void reply.header('clear-site-data', '"storage"'),
    device: () => request.cookies[deviceName],
    setDevice: (value) =>
      void reply.setCookie(deviceName, value, { ...options, maxAge: DEVICE_SECONDS }),
  }
}

/** The choices that this browser keeps. On https those from before they had a prefix count where there is no newer one. */
export function choicesIn(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const { cookies } = request
  const bound = CHOICES.map((name) => [name, cookies[cookieName(request, name)] ?? cookies[name]])
  return Object.fromEntries(bound) as Record<string, string | undefined>
}

const CHOICES = ['locale', 'theme', 'country', 'entry', 'source']

type Choice = {
  readonly name: 'locale' | 'source' | 'entry'
  readonly value: string
  readonly seconds: number
}

/** Lets the browser keep a choice, which scripts of ours read and change, too. */
export function keepChoice(reply: FastifyReply, { name, value, seconds }: Choice): void {
  void reply.setCookie(cookieName(reply.request, name), value, {
    path: '/',
    maxAge: seconds,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  })
}

/** On https the browser itself binds the cookie to this host; plain http exists on loopback only. */
function cookieName(request: FastifyRequest, name: string): string {
  return request.protocol === 'https' ? `__Host-${name}` : name
}

function flatQuery(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, string | string[]>)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? (value.at(-1) ?? '') : value]),
  )
}
