import { SHOWCASE_VERSION } from '#contract/showcase.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { unsubscribeToken } from '#server/features/mail/unsubscribe.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { aPerson } from '#test/a-person.ts'
import { TEST_SECRET } from '#test/app.ts'
import { PASSWORD } from '#test/make.ts'
import { AGE_ROWS } from './age-rows.ts'
import { CHAT_ROWS } from './chat-rows.ts'
import { CREDIT_ROWS } from './credit-rows.ts'
import { DEBIT_ROWS } from './debit-rows.ts'
import { FORM_ROWS } from './form-rows.ts'
import { MEMBER_ROWS } from './member-rows.ts'
import { NOTIFICATION_ROWS } from './notification-rows.ts'
import { PASSKEY_ROWS } from './passkey-rows.ts'
import { PAYMENT_ROWS } from './payment-rows.ts'
import { SANDBOX_ROWS } from './sandbox-rows.ts'
import { canSeeTarget, forEveryone, forMembers, isSession, type Row } from './row.ts'
import { STUB_FILE } from './stub-pages.ts'
import type { Caller } from './world.ts'

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
  'GET /api/lander.php': {
    input: () => ({ slug: 'nl' }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes(caller.target.id), 'the target is shown').toBe(canSeeTarget(caller)),
  },
  'POST /api/signup.php': {
    input: () => aPerson(),
    outcomes: forEveryone(200),
    // A proof of age counts only with its secret.
    swaps: { 'target.profile_id': null, 'wish.likes.0': null, 'age_check.id': null },
  },
  'POST /api/signup-email.php': {
    input: () => ({ email: aPerson().email }),
    outcomes: forEveryone(200),
  },
  'POST /api/signup-name.php': {
    input: () => ({ name: aPerson().name }),
    outcomes: forEveryone(200),
    isFleeting: true,
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
    swaps: { 'age_check.id': null },
  },
  'POST /api/reset-password.php': {
    input: ({ world }) => ({ email: world.callers.free.member!.email }),
    outcomes: forEveryone(200),
  },
  'POST /api/reset-password-link.php': {
    input: () => ({ token: newToken() }),
    outcomes: forEveryone('LINK_INVALID'),
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
  'GET /api/showcase.php': { outcomes: forMembers(200) },
  'PUT /api/showcase.php': {
    input: () => ({ showcase: true, showcase_by_type: true, version: SHOWCASE_VERSION }),
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
  ...AGE_ROWS,
  ...CHAT_ROWS,
  ...CREDIT_ROWS,
  ...DEBIT_ROWS,
  ...FORM_ROWS,
  ...MEMBER_ROWS,
  ...NOTIFICATION_ROWS,
  ...PASSKEY_ROWS,
  ...PAYMENT_ROWS,
  ...SANDBOX_ROWS,
  'GET /api/signup-target.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: {
      ...forEveryone(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
    swaps: {
      profile_id: ({ hidden }) => ({ others: hidden.elsewhere.id, deleted: hidden.deleted.id }),
    },
  },
  'GET /api/lander-member.php': {
    input: ({ caller }) => ({ profile_id: caller.target.id }),
    outcomes: {
      ...forEveryone(200),
      blocked: 'NOT_FOUND',
      target_invisible: 'NOT_FOUND',
      target_choosy: 'NOT_FOUND',
    },
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
  'GET /robots.txt': { outcomes: forEveryone(200) },
  'GET /sitemap.xml': { outcomes: forEveryone(200) },
  'GET /assets/*': { request: () => ({ url: STUB_FILE }), outcomes: forEveryone(200) },
  'GET /*': {
    request: () => ({ url: '/' }),
    outcomes: forEveryone(200),
    shows: (text, { caller }) =>
      expect(text.includes('"user":null'), 'no user is shown').toBe(!isSession(caller.kind)),
  },

  // The last row of all: the caller is gone afterwards.
  'POST /api/delete-account.php': {
    input: () => ({ reason: 'break', explanation: 'Even weg' }),
    outcomes: forMembers(200),
  },
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
