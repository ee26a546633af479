import * as contract from '#contract/passkeys.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { madeIn, proofIn } from '#web/api/passkey-answers.ts'

/** Why a browser made or used no passkey. */
export type PasskeyTrouble =
  /** The member closed its window, or let it wait too long. */
  | 'cancelled'
  /** The device has one for this account already. */
  | 'known'
  /** Another try of this page took its place. */
  | 'replaced'
  | 'failed'

/** What a browser could not do, in place of the many errors it may give. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly trouble: PasskeyTrouble

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(trouble, { cause })
    this.trouble = trouble
  }
}

/** Loaded when a passkey is made or used, and not before. */
const webauthn = () => import('@simplewebauthn/browser')

export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Whether the browser offers passkeys in the fields of a form, beside what it knows otherwise. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/** Lets the device make a passkey for the member, and keeps it. */
export async function makePasskey(): Promise<contract.Passkey> {
  const { options } = await call(contract.beginPasskey, {})
  const { startRegistration } = await webauthn()
  const made = await orTrouble(startRegistration({ optionsJSON: options }))
  const { passkey } = await call(contract.addPasskey, madeIn(made))
  return passkey
}

/** Gives a passkey in place of the password. */
export async function confirmWithPasskey(): Promise<void> {
  const { options } = await call(contract.beginPasskeyConfirmation, {})
  await call(contract.confirmWithPasskey, await prove(options))
}

/** What a browser needs to log in with a passkey of this site. */
export async function beginLogin(): Promise<contract.PasskeyRequest> {
  return (await call(contract.beginPasskeyLogin, {})).options
}

export async function logInBy(proof: contract.PasskeyProof): Promise<User> {
  return (await call(contract.logInWithPasskey, proof)).user
}

/** Ends what the browser waits for. */
export async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await webauthn()
  WebAuthnAbortService.cancelCeremony()
}

/** Lets the member prove who they are: in a window of the browser, or by what it offers in a field when they come to it. */
export async function prove(
  options: contract.PasskeyRequest,
  { useBrowserAutofill = false } = {},
): Promise<contract.PasskeyProof> {
  const { startAuthentication } = await webauthn()
  return proofIn(await orTrouble(startAuthentication({ optionsJSON: options, useBrowserAutofill })))
}

async function orTrouble<Result>(ceremony: Promise<Result>): Promise<Result> {
  try {
    return await ceremony
  } catch (error) {
    throw new PasskeyError(troubleIn(error), error)
  }
}

const TROUBLES: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  AbortError: 'replaced',
}

function troubleIn(error: unknown): PasskeyTrouble {
  return TROUBLES[error instanceof Error ? error.name : ''] ?? 'failed'
}
