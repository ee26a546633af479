import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { z } from 'zod/mini'
import * as contract from '#contract/office/account.ts'
import { beginOwnPasskey } from '#contract/office/own-account.ts'
import type { MadePasskey, PasskeyProof, PasskeyRequest } from '#contract/passkeys.ts'
import { madeIn, proofIn } from '#web/api/passkey-answers.ts'
import { call } from './call.ts'

export async function logInByPasskey(): Promise<void> {
  const { options } = await call(contract.beginPasskeyLogin, {})
  await call(contract.logInWithPasskey, await prove(options))
}

export async function confirmByPasskey(): Promise<void> {
  const { options } = await call(contract.beginConfirmation, {})
  await call(contract.confirmWithPasskey, await prove(options))
}

/** Lets the device make a passkey for whoever was invited. */
export async function makeInvitedPasskey(token: string): Promise<z.input<typeof MadePasskey>> {
  const { options } = await call(contract.beginInvitedPasskey, { token })
  return madeIn(await startRegistration({ optionsJSON: options }))
}

/** Lets the device make one more passkey for whoever is logged in. */
export async function makeOwnPasskey(): Promise<z.input<typeof MadePasskey>> {
  const { options } = await call(beginOwnPasskey, {})
  return madeIn(await startRegistration({ optionsJSON: options }))
}

async function prove(options: PasskeyRequest): Promise<PasskeyProof> {
  return proofIn(await startAuthentication({ optionsJSON: options }))
}
