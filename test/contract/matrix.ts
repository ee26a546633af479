import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { RefusalCode } from '#contract/refusals.ts'
import { unsubscribeToken } from '#server/features/mail/unsubscribe-token.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { aPerson } from '#test/a-person.ts'
import { TEST_SECRET } from '#test/app.ts'
import { PASSWORD } from '#test/make.ts'
import { STUB_FILE } from './stub-pages.ts'
import { CALLERS, type Caller, type CallerKind, type World } from './world.ts'

/** The status of a yes, or the code of a no. */
export type Outcome = 200 | 204 | 302 | RefusalCode
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
  /** For every field of the input that is an id; null where any id is taken, and nothing is said about it. */
  readonly swaps?: Readonly<Record<string, Swap | null>>
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
  'GET /api/places.php': {
    input: () => ({ country: 'NL', q: 'Utrec' }),
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
    outcomes: { ...forEveryone(200), deleted: 'ACCOUNT_DELETED', banned: 'ACCOUNT_BANNED' },
  },
  'PUT /api/user.php': { input: () => ({ language: 'de' }), outcomes: forMembers(200) },
  'GET /api/logout.php': { outcomes: forEveryone(200) },
  'GET /api/online.php': {
    input: () => ({ limit: 12 }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller)),
  },
  'POST /api/signup.php': {
    input: () => aPerson(),
    outcomes: forEveryone(200),
    swaps: { 'target.profile_id': null },
  },
  'POST /api/signup-email.php': {
    input: () => ({ email: aPerson().email }),
    outcomes: forEveryone(200),
  },
  'POST /api/activate.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/resend-activation.php': {
    outcomes: { ...forMembers('ALREADY_ACTIVE'), not_confirmed: 200 },
  },
  'POST /api/partner-signup.php': {
    input: () => ({ key: newToken(), email: aPerson().email }),
    outcomes: forEveryone('PARTNER_UNKNOWN'),
  },
  'GET /api/complete-signup.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/complete-signup.php': {
    input: () => {
      const { client_id: _, email: __, ...person } = aPerson()
      return { token: newToken(), ...person }
    },
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/reset-password.php': {
    input: ({ world }) => ({ email: world.callers.free.member!.email }),
    outcomes: forEveryone(200),
  },
  'POST /api/reset-password-do.php': {
    input: () => ({
      token: newToken(),
      password: 'a wholly new pass phrase',
      password_repeat: 'a wholly new pass phrase',
    }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/confirm-password.php': {
    input: () => ({ password: PASSWORD }),
    outcomes: forMembers(200),
  },
  'POST /api/password.php': {
    input: () => ({
      old_password: 'not the old one',
      password: 'a wholly new pass phrase',
      password_repeat: 'a wholly new pass phrase',
    }),
    outcomes: forMembers('PASSWORD_WRONG'),
  },
  'POST /api/mail-change.php': {
    input: () => ({ email: aPerson().email }),
    outcomes: forMembers(200),
  },
  'POST /api/mail-change-do.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'POST /api/undo-change.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },

  'GET /api/profile.php': { outcomes: forMembers(200) },
  'PUT /api/profile.php': { input: ({ caller }) => aProfile(caller), outcomes: forMembers(200) },
  'GET /api/notifications.php': { outcomes: forMembers(200) },
  'PUT /api/notifications.php': {
    input: () => ({ is_discreet: true, notifications_disabled: ['email_like'] }),
    outcomes: forMembers(200),
  },
  'GET /api/blocked.php': { outcomes: forMembers(200) },
  'DELETE /api/blocked.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: {
      profile_id: ({ callers, hidden }) => ({
        others: callers.blocked.member!.id,
        deleted: hidden.deleted.id,
      }),
    },
  },
  'GET /api/sessions.php': { outcomes: forMembers(200) },
  'DELETE /api/sessions.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ sessions }) => sessions },
  },
  'POST /api/like.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: { ...forMembers(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'DELETE /api/like.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: { ...forMembers(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'GET /api/likes.php': { input: () => ({ type: 'received' }), outcomes: forMembers(200) },
  'GET /api/auto-like.php': { outcomes: forMembers(200) },
  'PUT /api/like.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: forMembers(200),
    swaps: { profile_id: null },
  },
  'GET /api/events.php': {
    // A stream does not end: its head is the answer.
    request: ({ caller }) => ({ payloadAsStream: isSession(caller.kind) }),
    outcomes: forMembers(200),
  },
  'GET /api/swipe-game.php': { outcomes: forMembers(200) },
  'POST /api/swipe-game.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id, choice: 'like' }),
    outcomes: { ...forMembers(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'DELETE /api/swipe-game.php': { outcomes: forMembers('NOTHING_TO_UNDO') },
  'GET /api/match-finder.php': {
    input: () => ({ gender: 'female', interests: 'travel', distance: '25' }),
    outcomes: forMembers(200),
    shows: (text, { caller }) => {
      if (!isSession(caller.kind)) return
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller))
    },
  },
  'GET /api/members.php': {
    input: () => ({ gender: 'both', country: 'NL' }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller)),
  },
  'GET /api/just-online.php': {
    input: () => ({ gender: 'both', country: 'NL', as_of: '2026-03-01T12:00:00Z' }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller)),
  },
  'GET /api/search-hints.php': {
    input: () => ({ gender: 'both', country: 'NL', hair_color: 'red' }),
    outcomes: forEveryone(200),
  },
  'GET /api/saved-searches.php': { outcomes: forMembers(200) },
  'POST /api/saved-searches.php': {
    input: () => ({ name: 'In de buurt', filters: { min_age: 30 } }),
    outcomes: forMembers(200),
  },
  'PUT /api/saved-searches.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ savedSearches }) => savedSearches },
  },
  'DELETE /api/saved-searches.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ({ savedSearches }) => savedSearches },
  },
  'GET /api/member.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: { ...forEveryone(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    shows: (text, { caller }) =>
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller)),
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'POST /api/blocked.php': {
    // Those who can see their target block somebody else, whom no other row needs.
    input: ({ caller, world }) => ({
      profile_id: (canSeeTarget(caller) ? world.callers.visitor : caller).target.id,
    }),
    outcomes: { ...forMembers(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'POST /api/report.php': {
    input: ({ caller }) => ({
      client_id: randomUUID(),
      profile_id: caller.target.id,
      subject: 'member',
      reason: 'scam_or_money',
      explanation: 'Vroeg mij om geld.',
      is_sincere: true,
    }),
    outcomes: { ...forMembers(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    swaps: {
      client_id: null,
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
      subject_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'GET /api/signup-target.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: { ...forEveryone(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'GET /api/signup-matches.php': { outcomes: forMembers(200) },
  'POST /api/stay-offer.php': {
    input: () => ({ client_id: randomUUID() }),
    outcomes: forMembers(200),
  },
  'POST /api/reactivation-mail.php': {
    input: ({ world }) => ({ email: world.hidden.deleted.email }),
    outcomes: forEveryone(200),
  },
  'POST /api/reactivate.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
  },
  'GET /api/export.php': { outcomes: forMembers(200) },
  'POST /api/unsubscribe.php': {
    input: ({ caller }) => ({
      token: unsubscribeToken(TEST_SECRET, { memberId: caller.target.id, kind: 'all' }),
    }),
    outcomes: forEveryone(200),
  },
  'GET /api/unsubscribe.php': { outcomes: forEveryone(302) },

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
  'GET /api/photos.php': { outcomes: forMembers(200) },
  'POST /api/photos.php': {
    input: () => ({ client_id: randomUUID() }),
    outcomes: forMembers(200),
  },
  'PUT /api/photo-crop.php': {
    input: () => ({ id: randomUUID(), crop: { x: 0, y: 0.1, width: 1, height: 0.8 } }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: somePhotos },
  },
  'PUT /api/photos.php': {
    input: () => ({ ids: [randomUUID()] }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { 'ids.0': somePhotos },
  },
  'DELETE /api/photos.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: somePhotos },
  },
  'GET /photos/:name': {
    request: ({ caller, world }) => ({
      url: `/photos/${world.photos.get(caller.target.id)}-card.webp`,
    }),
    outcomes: { ...forEveryone(200), blocked: 'NOT_FOUND', target_invisible: 'NOT_FOUND' },
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

  // The last row of all: whoever was here is gone.
  'POST /api/delete-account.php': {
    input: () => ({ reason: 'break', explanation: 'Even weg' }),
    outcomes: forMembers(200),
  },
}

/** The session of a deleted or banned member is none. */
function isSession(kind: CallerKind): boolean {
  return !['visitor', 'deleted', 'banned'].includes(kind)
}

function somePhotos({ callers, hidden, photoIds }: World) {
  const idOf = ({ id }: { readonly id: string }) => photoIds.get(id)!
  return { others: idOf(callers.free.target), deleted: idOf(hidden.deleted) }
}

function canSeeTarget({ kind }: Caller): boolean {
  return kind !== 'blocked' && kind !== 'target_invisible'
}

function aProfile({ member }: Caller): Record<string, unknown> {
  const { name, gender, seeks, date_of_birth, place } = aPerson()
  return {
    name,
    gender,
    seeks,
    place,
    date_of_birth: member?.date_of_birth ?? date_of_birth,
    sexuality: 'bi',
    about: 'Ik hou van wandelen.',
    hair_color: 'red',
    eye_color: 'green',
    body_type: 'athletic',
    relationship_status: 'single',
    tattoos: null,
    interests: ['travel'],
  }
}

function forEveryone(outcome: Outcome): Record<CallerKind, Outcome> {
  return Object.fromEntries(CALLERS.map((kind) => [kind, outcome])) as Record<CallerKind, Outcome>
}

function forMembers(outcome: Outcome): Record<CallerKind, Outcome> {
  const outcomes = CALLERS.map((kind) => [kind, isSession(kind) ? outcome : 'LOGIN_REQUIRED'])
  return Object.fromEntries(outcomes) as Record<CallerKind, Outcome>
}
