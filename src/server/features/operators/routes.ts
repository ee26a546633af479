import * as contract from '#contract/office/account.ts'
import * as own from '#contract/office/own-account.ts'
import * as people from '#contract/office/people.ts'
import { PERMISSIONS, ROLE_NAMES } from '#contract/office/roles.ts'
import { transact } from '#server/db/connect.ts'
import { HASHING } from '#server/features/accounts/accounts.ts'
import { doerOf, note } from '#server/features/record/record.ts'
import { type Site, sitesByDomain } from '#server/features/settings/settings.ts'
import {
  type OfficeApp,
  officeRoute,
  type OfficeVisit,
  scopeOf,
} from '#server/http/office-route.ts'
import { endSessions, resetFactors, setRoles, withdrawInvitation } from './change-people.ts'
import { endOperator } from './end-operator.ts'
import { type Invitation, invite } from './invite.ts'
import { listPeople } from './list-people.ts'
import { confirmWithCode, logIn, logInToDemo } from './log-in.ts'
import {
  beginConfirmation,
  beginOwnPasskey,
  beginPasskeyLogin,
  confirmWithPasskey,
  logInWithPasskey,
} from './passkeys.ts'
import {
  addOwnPasskey,
  endOwnSession,
  nameOwnPasskey,
  ownAccount,
  removeOwnPasskey,
  renewRecoveryCodes,
} from './own-account.ts'
import { isWithin } from './people.ts'
import {
  beginWithApp,
  beginWithPasskey,
  lookAtInvitation,
  takeWithApp,
  takeWithPasskey,
} from './take-invitation.ts'

export function operatorRoutes(app: OfficeApp): void {
  officeRoute(app, contract.getMe, ({ visit }) => meOf(app, visit))
  loginRoutes(app)
  sessionRoutes(app)
  ownRoutes(app)
  invitationRoutes(app)
  peopleRoutes(app)
}

function loginRoutes(app: OfficeApp): void {
  const done = (work: Promise<void>) => work.then(() => ({}))
  officeRoute(app, contract.logIn, ({ input, visit }) => done(logIn(app, visit, input)), HASHING)
  officeRoute(app, contract.beginPasskeyLogin, async ({ visit }) => ({
    options: await beginPasskeyLogin(app, visit),
  }))
  officeRoute(app, contract.logInWithPasskey, ({ input, visit }) =>
    done(logInWithPasskey(app, visit, input)),
  )
  officeRoute(app, contract.logInToDemo, ({ input, visit }) =>
    done(logInToDemo(app, visit, input.role)),
  )
  officeRoute(app, contract.beginConfirmation, async ({ visit }) => ({
    options: await beginConfirmation(app, visit),
  }))
  officeRoute(app, contract.confirmWithPasskey, ({ input, visit }) =>
    done(confirmWithPasskey(app, visit, input)),
  )
  officeRoute(app, contract.confirmWithCode, ({ input, visit }) =>
    done(confirmWithCode(app, visit, input.code)),
  )
}

function sessionRoutes(app: OfficeApp): void {
  const { db } = app

  officeRoute(app, contract.logOut, async ({ visit }) => {
    const { operator, now } = visit
    await transact(db, async (tx) => {
      await tx.deleteFrom('operator_session').where('id', '=', operator.sessionId).execute()
      const subject = { kind: 'operator', id: operator.id }
      await note(tx, { by: doerOf(visit), action: 'logged_out', siteId: null, subject, now })
    })
    visit.clearSession()
    return {}
  })

  officeRoute(app, contract.saveLanguage, async ({ input, visit }) => {
    const { operator, now } = visit
    await transact(db, async (tx) => {
      await tx.updateTable('operator').set(input).where('id', '=', operator.id).execute()
      const subject = { kind: 'operator', id: operator.id }
      await note(tx, {
        by: doerOf(visit),
        action: 'language_chosen',
        siteId: null,
        subject,
        details: input,
        now,
      })
    })
    return {}
  })
}

/** What somebody does about their own way in. */
function ownRoutes(app: OfficeApp): void {
  const done = (work: Promise<void>) => work.then(() => ({}))
  officeRoute(app, own.getOwnAccount, ({ visit }) => ownAccount(app, visit))
  officeRoute(app, own.beginOwnPasskey, async ({ visit }) => ({
    options: await beginOwnPasskey(app, visit),
  }))
  officeRoute(app, own.addOwnPasskey, ({ input, visit }) => done(addOwnPasskey(app, visit, input)))
  officeRoute(app, own.nameOwnPasskey, ({ input, visit }) =>
    done(nameOwnPasskey(app, visit, input)),
  )
  officeRoute(app, own.removeOwnPasskey, ({ input, visit }) =>
    done(removeOwnPasskey(app, visit, input.passkey_id)),
  )
  officeRoute(app, own.renewRecoveryCodes, async ({ visit }) => ({
    recovery_codes: await renewRecoveryCodes(app, visit),
  }))
  officeRoute(app, own.endOwnSession, ({ input, visit }) =>
    done(endOwnSession(app, visit, input.session_id)),
  )
}

function invitationRoutes(app: OfficeApp): void {
  officeRoute(app, contract.lookAtInvitation, ({ input, visit }) =>
    lookAtInvitation(app, visit, input.token),
  )
  officeRoute(app, contract.beginInvitedPasskey, async ({ input, visit }) => ({
    options: await beginWithPasskey(app, visit, input.token),
  }))
  officeRoute(app, contract.beginInvitedApp, ({ input, visit }) =>
    beginWithApp(app, visit, input.token),
  )
  officeRoute(app, contract.takeWithPasskey, ({ input, visit }) =>
    takeWithPasskey(app, visit, input),
  )
  officeRoute(
    app,
    contract.takeWithApp,
    ({ input, visit }) => takeWithApp(app, visit, input),
    HASHING,
  )
}

function peopleRoutes(app: OfficeApp): void {
  const { db } = app
  const linkOf = ({ id, token, expiresAt }: Invitation) => ({
    id,
    link: `${app.office.origin}/invitation#${token}`,
    expires_at: expiresAt.toISOString(),
  })

  officeRoute(app, people.listPeople, ({ visit }) =>
    listPeople(db, {
      reads: visit.scope,
      manages: scopeOf(visit.operator, 'people_manage'),
      now: visit.now,
    }),
  )

  officeRoute(app, people.invite, async ({ input, visit }) => {
    const { scope, now } = visit
    return linkOf(await invite(db, { by: doerOf(visit), scope, ...input, now }))
  })

  officeRoute(app, people.withdrawInvitation, async ({ input, visit }) => {
    const { scope, now } = visit
    await withdrawInvitation(db, {
      by: doerOf(visit),
      scope,
      invitationId: input.invitation_id,
      now,
    })
    return {}
  })

  officeRoute(app, people.setRoles, async ({ input, visit }) => {
    const { scope, now } = visit
    const { operator_id: operatorId, roles } = input
    await setRoles(db, { by: doerOf(visit), scope, operatorId, roles, now })
    return {}
  })

  officeRoute(app, people.endOperator, async ({ input, visit }) => {
    const { scope, now } = visit
    await endOperator(db, { by: doerOf(visit), scope, operatorId: input.operator_id, now })
    return {}
  })

  officeRoute(app, people.resetFactors, async ({ input, visit }) => {
    const { scope, now } = visit
    const { operator_id: operatorId } = input
    return linkOf(await resetFactors(db, { by: doerOf(visit), scope, operatorId, now }))
  })

  officeRoute(app, people.endSessions, async ({ input, visit }) => {
    const { scope, now } = visit
    await endSessions(db, { by: doerOf(visit), scope, operatorId: input.operator_id, now })
    return {}
  })
}

/** Where an operator of several sites begins is always the same one. */
function byDefaultAndDomain(one: Site, other: Site): number {
  return Number(other.isDefault) - Number(one.isDefault) || (one.domain < other.domain ? -1 : 1)
}

async function meOf({ db, isDemo }: OfficeApp, { operator, isFromHere }: OfficeVisit) {
  const demo = isDemo && isFromHere ? [...ROLE_NAMES] : []
  if (!operator) return { operator: null, sites: [], demo }
  const { id, name, email, language, roles, isFresh } = operator
  const factors = await db
    .selectFrom('operator')
    .select((row) => [
      'code_secret',
      row
        .selectFrom('operator_passkey')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('operator_id', '=', 'operator.id')
        .as('passkeys'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const theirs = roles.some(({ site_id }) => site_id === null)
    ? ('all' as const)
    : roles.flatMap(({ site_id }) => site_id ?? [])
  const sites = [...(await sitesByDomain(db)).values()]
    .filter((site) => isWithin(theirs, site.id))
    .toSorted(byDefaultAndDomain)
  return {
    operator: {
      id,
      name,
      email,
      language,
      roles: [...roles],
      permissions: PERMISSIONS.filter((permission) => scopeOf(operator, permission).length > 0),
      has_app: factors.code_secret !== null,
      passkeys: factors.passkeys ?? 0,
      is_fresh: isFresh,
    },
    sites: sites.map((site) => ({ id: site.id, domain: site.domain })),
    demo,
  }
}
