import * as contract from '#contract/passkeys.ts'
import { type App, route } from '#server/http/route.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { passkeysOf, removePasskey, renamePasskey } from './passkeys.ts'
import {
  beginPasskeyConfirmation,
  beginPasskeyLogin,
  confirmWithPasskey,
  logInWithPasskey,
} from './use-passkey.ts'

export function passkeyRoutes(app: App): void {
  ownPasskeyRoutes(app)
  proofRoutes(app)
}

function ownPasskeyRoutes(app: App): void {
  const { db } = app

  route(app, contract.listPasskeys, async ({ visit }) => ({
    passkeys: await passkeysOf(db, visit.member.id),
  }))

  route(app, contract.beginPasskey, async ({ visit }) => ({
    options: await beginPasskey(app, visit),
  }))

  route(
    app,
    contract.addPasskey,
    async ({ input, visit }) => ({ passkey: await addPasskey(app, visit, input) }),
    { event: 'passkey_added' },
  )

  route(app, contract.renamePasskey, async ({ input, visit }) => ({
    passkey: await renamePasskey(db, { memberId: visit.member.id, ...input }),
  }))

  route(
    app,
    contract.removePasskey,
    async ({ input, visit }) => {
      await removePasskey(db, visit, input.id)
      return {}
    },
    { event: 'passkey_removed' },
  )
}

function proofRoutes(app: App): void {
  route(app, contract.beginPasskeyLogin, async ({ visit }) => ({
    options: await beginPasskeyLogin(app, visit),
  }))

  route(
    app,
    contract.logInWithPasskey,
    async ({ input, visit }) => ({ user: await logInWithPasskey(app, visit, input) }),
    { event: 'passkey_login' },
  )

  route(app, contract.beginPasskeyConfirmation, async ({ visit }) => ({
    options: await beginPasskeyConfirmation(app, visit),
  }))

  route(
    app,
    contract.confirmWithPasskey,
    async ({ input, visit }) => {
      await confirmWithPasskey(app, visit, input)
      return {}
    },
    { event: 'passkey_step_up' },
  )
}
