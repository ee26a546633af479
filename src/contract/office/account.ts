import * as z from 'zod/mini'
import { QrPicture } from '../age.ts'
import { Empty } from '../endpoint.ts'
import { LinkToken, NewPassword, OldPassword, ProfileName } from '../fields.ts'
import { CreationOptions, MadePasskey, PasskeyProof, RequestOptions } from '../passkeys.ts'
import { officeEndpoint } from './endpoint.ts'
import { PERMISSIONS, RoleName, SiteRole } from './roles.ts'

/** The languages that the office speaks. */
export const OFFICE_LANGUAGES = ['en', 'nl'] as const
export const OfficeLanguage = z.enum(OFFICE_LANGUAGES)
export type OfficeLanguage = z.output<typeof OfficeLanguage>

/** So many wrong codes or passwords, and the next one must wait. */
export const LOGIN_TRIES = 5
export const RECOVERY_CODES = 10

const Code = z.string().check(z.regex(/^\d{6}$/))
const Mail = z.string().check(z.trim(), z.minLength(1), z.maxLength(254))
const RecoveryCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** Whoever is logged in, as only they see it. */
export const Operator = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  language: OfficeLanguage,
  roles: z.array(SiteRole),
  permissions: z.array(z.enum(PERMISSIONS)),
  has_app: z.boolean(),
  passkeys: z.int(),
  /** Whether a second factor was given in the last five minutes. */
  is_fresh: z.boolean(),
})
export type Operator = z.output<typeof Operator>

/** What the office shows first: who is here, which sites they run, and which roles can be tried in a demo world. */
export const getMe = officeEndpoint({
  method: 'GET',
  path: '/api/office/me',
  needs: 'nothing',
  input: Empty,
  output: z.object({
    operator: z.nullable(Operator),
    sites: z.array(z.object({ id: z.uuid(), domain: z.string() })),
    demo: z.array(RoleName),
  }),
})

/** A password with a code of an app, or with a recovery code in its place; who has passkeys alone has no password. */
export const logIn = officeEndpoint({
  method: 'POST',
  path: '/api/office/login',
  needs: 'nothing',
  input: z.union([
    z.strictObject({ email: Mail, password: OldPassword, code: Code }),
    z.strictObject({ email: Mail, password: z.optional(OldPassword), recovery_code: RecoveryCode }),
  ]),
  output: Empty,
  refusals: ['LOGIN_FAILED', 'ACCOUNT_LOCKED'],
})

export const beginPasskeyLogin = officeEndpoint({
  method: 'POST',
  path: '/api/office/passkey-login-begin',
  needs: 'nothing',
  leavesRecord: false,
  input: z.strictObject({}),
  output: z.object({ options: RequestOptions }),
})

export const logInWithPasskey = officeEndpoint({
  method: 'POST',
  path: '/api/office/passkey-login',
  needs: 'nothing',
  input: PasskeyProof,
  output: Empty,
  refusals: ['PASSKEY_REFUSED'],
})

/** In a demo world on this machine: in as somebody with that role, without a factor. */
export const logInToDemo = officeEndpoint({
  method: 'POST',
  path: '/api/office/demo-login',
  needs: 'nothing',
  input: z.strictObject({ role: RoleName }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

export const logOut = officeEndpoint({
  method: 'POST',
  path: '/api/office/logout',
  needs: 'login',
  input: z.strictObject({}),
  output: Empty,
})

export const saveLanguage = officeEndpoint({
  method: 'PUT',
  path: '/api/office/language',
  needs: 'login',
  input: z.strictObject({ language: OfficeLanguage }),
  output: Empty,
})

export const beginConfirmation = officeEndpoint({
  method: 'POST',
  path: '/api/office/confirm-begin',
  needs: 'login',
  leavesRecord: false,
  input: z.strictObject({}),
  output: z.object({ options: RequestOptions }),
  refusals: ['NOT_FOUND'],
})

export const confirmWithPasskey = officeEndpoint({
  method: 'POST',
  path: '/api/office/confirm-passkey',
  needs: 'login',
  input: PasskeyProof,
  output: Empty,
  refusals: ['PASSKEY_REFUSED'],
})

export const confirmWithCode = officeEndpoint({
  method: 'POST',
  path: '/api/office/confirm-code',
  needs: 'login',
  input: z.strictObject({ code: Code }),
  output: Empty,
  refusals: ['FACTOR_WRONG', 'ACCOUNT_LOCKED'],
})

/** What an invitation gives, before it is taken. */
export const lookAtInvitation = officeEndpoint({
  method: 'POST',
  path: '/api/office/invitation',
  needs: 'nothing',
  leavesRecord: false,
  input: z.strictObject({ token: LinkToken }),
  output: z.object({
    email: z.string(),
    roles: z.array(z.object({ role: RoleName, domain: z.nullable(z.string()) })),
    expires_at: z.iso.datetime(),
    /** The name of whoever gets new factors by it; null for somebody new. */
    name: z.nullable(z.string()),
  }),
  refusals: ['LINK_INVALID'],
})

export const beginInvitedPasskey = officeEndpoint({
  method: 'POST',
  path: '/api/office/invitation-passkey-begin',
  needs: 'nothing',
  leavesRecord: false,
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ options: CreationOptions }),
  refusals: ['LINK_INVALID'],
})

/** What an app makes its codes from. The same one again for the same invitation. */
export const beginInvitedApp = officeEndpoint({
  method: 'POST',
  path: '/api/office/invitation-app-begin',
  needs: 'nothing',
  leavesRecord: false,
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ secret: z.string(), uri: z.string(), qr: QrPicture }),
  refusals: ['LINK_INVALID'],
})

const Taking = { token: LinkToken, name: ProfileName, language: OfficeLanguage }
/** Shown once: the database has their hashes alone. */
const Taken = z.object({ recovery_codes: z.array(z.string()) })

/** Takes an invitation, once however many try at the same moment, and logs in. */
export const takeWithPasskey = officeEndpoint({
  method: 'POST',
  path: '/api/office/invitation-passkey',
  needs: 'nothing',
  input: z.strictObject({ ...Taking, passkey: MadePasskey }),
  output: Taken,
  refusals: ['LINK_INVALID', 'PASSKEY_REFUSED', 'OPERATOR_EXISTS'],
})

export const takeWithApp = officeEndpoint({
  method: 'POST',
  path: '/api/office/invitation-app',
  needs: 'nothing',
  input: z.strictObject({ ...Taking, password: NewPassword, code: Code }),
  output: Taken,
  refusals: ['LINK_INVALID', 'FACTOR_WRONG', 'PASSWORD_TOO_COMMON', 'OPERATOR_EXISTS'],
})
