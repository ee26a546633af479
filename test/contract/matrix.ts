import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { RefusalCode } from '#contract/refusals.ts'
import { PASSWORD } from '#test/make.ts'
import { STUB_FILE } from './stub-pages.ts'
import { CALLERS, type Caller, type CallerKind, type World } from './world.ts'

/** The status of a yes, or the code of a no. */
export type Outcome = 200 | 204 | RefusalCode
type Circumstances = { readonly caller: Caller; readonly world: World }
/** Two ids of the same kind that a free member has no right to: somebody else's, and a deleted one. */
type Swap = (world: World) => { readonly others: string; readonly deleted: string }

export type Row = {
  /** A right input of an endpoint, as this caller would send it. */
  readonly input?: (circumstances: Circumstances) => Record<string, unknown>
  /** The request of a route that is no endpoint. */
  readonly request?: (circumstances: Circumstances) => InjectOptions
  readonly outcomes: Readonly<Record<CallerKind, Outcome>>
  /** What the answer must or must not show to this caller. */
  readonly shows?: (text: string, circumstances: Circumstances) => void
  /** For every field of the input that is an id. */
  readonly swaps?: Readonly<Record<string, Swap>>
}

/** Every route of the application. A route without a row fails, and so does a row without a route. */
export const MATRIX: Readonly<Record<string, Row>> = {
  'GET /api/settings.php': { outcomes: forEveryone(200) },
  'GET /api/interests.php': { outcomes: forEveryone(200) },
  'GET /api/regions.php': { input: () => ({ country: 'BE' }), outcomes: forEveryone(200) },
  'GET /api/companyinfo.php': { outcomes: forEveryone(200) },
  'GET /api/geocode.php': {
    input: () => ({ lat: 52.37, lon: 4.89 }),
    outcomes: forEveryone(200),
  },
  'GET /api/user.php': {
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(JSON.parse(text).user !== null, 'a user is shown').toBe(isSession(caller.kind)),
  },
  'POST /api/user.php': {
    input: ({ caller, world }) => ({
      email: (caller.member ?? world.callers.free.member)!.email,
      password: PASSWORD,
    }),
    outcomes: { ...forEveryone(200), deleted: 'LOGIN_FAILED', banned: 'LOGIN_FAILED' },
  },
  'PUT /api/user.php': { input: () => ({ language: 'de' }), outcomes: forMembers(200) },
  'GET /api/logout.php': { outcomes: forEveryone(200) },
  'GET /api/online.php': {
    input: () => ({ limit: 12 }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller)),
  },

  'GET /health/live': { outcomes: forEveryone(200) },
  'GET /health/ready': { outcomes: forEveryone(200) },
  'GET /api/openapi.json': { outcomes: forEveryone(200) },
  'POST /api/csp-report.php': {
    request: () => ({
      headers: { 'content-type': 'application/csp-report' },
      payload: '{"csp-report":{"violated-directive":"script-src"}}',
    }),
    outcomes: forEveryone(204),
  },
  'GET /photos/:name': {
    request: ({ caller, world }) => ({
      url: `/photos/${world.photos.get(caller.target.id)}-card.webp`,
    }),
    outcomes: forEveryone(200),
  },
  'GET /robots.txt': { outcomes: forEveryone(200) },
  'GET /sitemap.xml': { outcomes: forEveryone(200) },
  'GET /assets/*': { request: () => ({ url: STUB_FILE }), outcomes: forEveryone(200) },
  'GET /*': {
    request: () => ({ url: '/' }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes('"user":null'), 'no user is shown').toBe(!isSession(caller.kind)),
  },
}

/** The session of a deleted or banned member is none. */
function isSession(kind: CallerKind): boolean {
  return !['visitor', 'deleted', 'banned'].includes(kind)
}

function canSeeTarget({ kind }: Caller): boolean {
  return kind !== 'blocked' && kind !== 'target_invisible'
}

function forEveryone(outcome: Outcome): Record<CallerKind, Outcome> {
  return Object.fromEntries(CALLERS.map((kind) => [kind, outcome])) as Record<CallerKind, Outcome>
}

function forMembers(outcome: Outcome): Record<CallerKind, Outcome> {
  const outcomes = CALLERS.map((kind) => [kind, isSession(kind) ? outcome : 'LOGIN_REQUIRED'])
  return Object.fromEntries(outcomes) as Record<CallerKind, Outcome>
}
