import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { ClientId, Email, freeText, LinkToken, NewPassword, OldPassword } from './fields.ts'
import { Id } from './id.ts'
import { MemberCard } from './member-card.ts'
import { User } from './user.ts'

/** Sends the link to choose a new password. */
export const requestReset = endpoint({
  method: 'POST',
  path: '/api/reset-password.php',
  access: 'anyone',
  input: z.strictObject({ email: Email }),
  output: Empty,
  refusals: ['EMAIL_NOT_FOUND', 'RESET_LIMIT'],
})

/**
 * Whether a link to set a new password still works, so that the page can say so first. Asking does not use the link up.
 */
export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-password-link.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: Empty,
  refusals: ['LINK_INVALID'],
})

/** Sets a new password by the link in the mail. It does not log the member in, and it ends all their sessions. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password-do.php',
  access: 'anyone',
  input: z.strictObject({
    token: LinkToken,
    password: NewPassword,
    password_repeat: z.string().check(z.maxLength(128)),
  }),
  output: Empty,
  refusals: ['LINK_INVALID', 'PASSWORDS_DIFFER', 'PASSWORD_TOO_COMMON'],
})

/** Asks for the password again before something that cannot be taken back; good for ten minutes. */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/confirm-password.php',
  access: 'member',
  renewsSession: true,
  input: z.strictObject({ password: OldPassword }),
  output: Empty,
  refusals: ['PASSWORD_WRONG', 'ACCOUNT_LOCKED'],
})

/** Changes the password, and logs out every other device. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password.php',
  access: 'member',
  renewsSession: true,
  input: z.strictObject({
    old_password: OldPassword,
    password: NewPassword,
    password_repeat: z.string().check(z.maxLength(128)),
  }),
  output: Empty,
  refusals: ['PASSWORD_WRONG', 'ACCOUNT_LOCKED', 'PASSWORDS_DIFFER', 'PASSWORD_TOO_COMMON'],
})

/** Sends a link to a new address, which counts only once that link was opened. */
export const requestMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change.php',
  access: 'member',
  input: z.strictObject({ email: Email }),
  output: Empty,
  refusals: [
    'PASSWORD_REQUIRED',
    'EMAIL_UNCHANGED',
    'EMAIL_TAKEN',
    'ADDRESS_EXCLUDED',
    'NAME_NOT_ALLOWED',
    'MAIL_LIMIT',
  ],
})

export const changeMail = endpoint({
  method: 'POST',
  path: '/api/mail-change-do.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ email: z.string() }),
  refusals: ['LINK_INVALID', 'EMAIL_TAKEN', 'ADDRESS_EXCLUDED'],
})

/** Takes back a change of e-mail address or password, by the link in the mail about it. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/api/undo-change.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ undone: z.enum(['email', 'password']) }),
  refusals: ['LINK_INVALID', 'EMAIL_TAKEN'],
})

export const Session = z.object({
  id: z.uuid(),
  /** What the device called itself, in few words such as `Firefox, Android`. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** The devices that are logged in, the present one first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions.php',
  access: 'member',
  input: Empty,
  output: z.object({ sessions: z.array(Session) }),
})

/** Ends one session, or without an id every one but this. The password is asked for, except to end this one. */
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions.php',
  access: 'member',
  input: z.strictObject({ id: z.optional(Id) }),
  output: Empty,
  refusals: ['PASSWORD_REQUIRED', 'NOT_FOUND'],
})

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocked.php',
  access: 'member',
  input: Empty,
  output: z.object({ members: z.array(MemberCard) }),
})

export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/blocked.php',
  access: 'member',
  input: z.strictObject({ profile_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

export const DELETE_REASONS = [
  'found_someone',
  'too_expensive',
  'too_many_mails',
  'too_few_replies',
  'privacy',
  'break',
  'other',
] as const
export type DeleteReason = (typeof DELETE_REASONS)[number]

/** A discount for a member who decides not to delete their account: one code, once per member. */
export const acceptStayOffer = endpoint({
  method: 'POST',
  path: '/api/stay-offer.php',
  access: 'member',
  input: z.strictObject({ client_id: ClientId }),
  output: z.object({ code: z.string(), percentage: z.int(), expires_at: z.string() }),
  refusals: ['NOT_FOUND'],
})

/** Hides the account at once and everywhere; after fourteen days everything personal is erased for good. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/delete-account.php',
  access: 'member',
  input: z.strictObject({
    reason: z.enum(DELETE_REASONS),
    explanation: z.optional(freeText(1000)),
  }),
  output: z.object({ erased_at: z.string() }),
  refusals: ['PASSWORD_REQUIRED'],
})

/** Sends the link that brings a deleted account back. */
export const requestReactivation = endpoint({
  method: 'POST',
  path: '/api/reactivation-mail.php',
  access: 'anyone',
  input: z.strictObject({ email: Email }),
  output: Empty,
  refusals: ['EMAIL_NOT_FOUND', 'MAIL_LIMIT'],
})

/** Brings a deleted account back as it was, and logs in. */
export const reactivate = endpoint({
  method: 'POST',
  path: '/api/reactivate.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ user: User }),
  refusals: ['LINK_INVALID'],
})
