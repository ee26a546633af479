import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { Id } from './id.ts'
import { User } from './user.ts'

export const MAX_PASSKEYS = 10
export const LONGEST_PASSKEY_NAME = 40

/** What a member calls a passkey: one line, no control or invisible characters. */
const PasskeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_PASSKEY_NAME),
    z.regex(/^[^\p{Cc}\p{Cf}]*$/u),
  )

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

/** Bytes as browsers write them for us. */
const bytes = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\w-]+$/))
/** What a device calls a passkey: at most 1023 bytes. */
const CredentialId = bytes(1364)
/** What the browser says of the ceremony: the challenge, and the page it was on. */
const ClientData = bytes(4096)

/** How a device can be reached, as far as we know the ways. */
export const TRANSPORTS = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const
const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(TRANSPORTS)),
})

/** What a browser needs to ask for a proof; the same shape as in the Web Authentication standard. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Known),
})
export type PasskeyRequest = z.output<typeof RequestOptions>

export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What a device signed with a passkey. */
export const PasskeyProof = z.strictObject({
  credential: CredentialId,
  client_data: ClientData,
  authenticator_data: bytes(4096),
  signature: bytes(4096),
  user_handle: z.optional(bytes(88)),
})
export type PasskeyProof = z.output<typeof PasskeyProof>

/** What a device made. */
export const MadePasskey = z.strictObject({
  credential: CredentialId,
  client_data: ClientData,
  attestation: bytes(16_384),
  transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
})

/** The passkeys of the member, the newest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys.php',
  access: 'member',
  input: Empty,
  output: z.object({ passkeys: z.array(Passkey) }),
})

/** What a device needs to make a new passkey. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkey-begin.php',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({ options: CreationOptions }),
  refusals: ['PASSWORD_REQUIRED', 'EMAIL_UNCONFIRMED', 'PASSKEY_LIMIT'],
})

/** Keeps the passkey that a device made. It is named after the browser until the member names it. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys.php',
  access: 'member',
  input: MadePasskey,
  output: z.object({ passkey: Passkey }),
  refusals: ['PASSWORD_REQUIRED', 'EMAIL_UNCONFIRMED', 'PASSKEY_LIMIT', 'PASSKEY_REFUSED'],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/passkeys.php',
  access: 'member',
  input: z.strictObject({ id: Id, name: PasskeyName }),
  output: z.object({ passkey: Passkey }),
  refusals: ['NOT_FOUND'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys.php',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Empty,
  refusals: ['PASSWORD_REQUIRED', 'NOT_FOUND'],
})

/** What a browser needs to log somebody in with a passkey of this site, whoever it is. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/passkey-login-begin.php',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.object({ options: RequestOptions }),
})

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/passkey-login.php',
  access: 'anyone',
  input: PasskeyProof,
  output: z.object({ user: User }),
  refusals: ['PASSKEY_REFUSED', 'ACCOUNT_DELETED', 'ACCOUNT_BANNED', 'ACCOUNT_SUSPENDED'],
})

/** What a browser needs to ask for one of the member's passkeys. */
export const beginPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/api/passkey-confirm-begin.php',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({ options: RequestOptions }),
  refusals: ['NOT_FOUND'],
})

/** The same as giving the password once more. */
export const confirmWithPasskey = endpoint({
  method: 'POST',
  path: '/api/passkey-confirm.php',
  access: 'member',
  renewsSession: true,
  input: PasskeyProof,
  output: Empty,
  refusals: ['PASSKEY_REFUSED'],
})
