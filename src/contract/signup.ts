import * as z from 'zod/mini'
import { OwnCheck } from './age.ts'
import { Empty, endpoint } from './endpoint.ts'
import {
  ClientId,
  Day,
  Email,
  freeText,
  Gender,
  Identity,
  LanderRef,
  LinkToken,
  NewPassword,
  Place,
  ProfileName,
  Seeks,
  SeeksCouples,
} from './fields.ts'
import { Id } from './id.ts'
import { CountryCode, LocaleCode } from './codes.ts'
import { MemberCard } from './member-card.ts'
import { INTERESTS } from './settings.ts'
import { TrafficSource } from './traffic.ts'
import { User } from './user.ts'

export const MOST_WISHED_LIKES = 5

/** What a person says about themselves in any kind of signup. */
const Person = {
  gender: Gender,
  /** Where the site offers any. */
  identity: z.optional(z.nullable(Identity)),
  seeks: Seeks,
  /** Where the site offers couples. */
  seeks_couples: z.optional(SeeksCouples),
  name: ProfileName,
  date_of_birth: Day,
  place: Place,
  password: NewPassword,
  language: LocaleCode,
  /**
   * Terms and privacy, in the version of this day, and the explicit consent to use whom they seek and what they tell about their
   * orientation: without both there is no account.
   */
  consent: z.strictObject({ terms_date: Day, orientation: z.boolean(), resell: z.boolean() }),
  /** Where the site asks for a proof of age first: the one that this browser began. */
  age_check: z.optional(OwnCheck),
}

/** The first message to a profile that was the reason to sign up. */
const FirstMessage = z.strictObject({
  profile_id: Id,
  signup_message: freeText(2000),
})

/** What a visitor chose on a landing page. It takes effect once the new member confirms the e-mail address. */
const SignupWish = z.strictObject({
  /** The members they liked there. */
  likes: z.optional(z.array(Id).check(z.maxLength(MOST_WISHED_LIKES))),
  interests: z.optional(z.array(z.enum(INTERESTS)).check(z.maxLength(10))),
  /** How far they look, in kilometres; it becomes a saved search. */
  distance: z.optional(z.int().check(z.minimum(1), z.maximum(250))),
  lander: z.optional(LanderRef),
})

/**
 * Makes an account that waits for its e-mail address to be confirmed. It answers the new member, logged in; where
 * account_privacy is private it always answers null, and the mail to the address tells the rest.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/signup.php',
  access: 'anyone',
  input: z.strictObject({
    client_id: ClientId,
    ...Person,
    email: Email,
    target: z.optional(FirstMessage),
    wish: z.optional(SignupWish),
    traffic_source: z.optional(TrafficSource),
  }),
  output: z.object({ user: z.nullable(User) }),
  refusals: [
    'SIGNUP_CLOSED',
    'EMAIL_TAKEN',
    'ADDRESS_EXCLUDED',
    'ACCOUNT_DELETED',
    'NAME_NOT_ALLOWED',
    'TOO_YOUNG',
    'AGE_PROOF_NEEDED',
    'PASSWORD_TOO_COMMON',
    'PLACE_UNKNOWN',
    'CONTACT_DETAILS',
    'CLIENT_ID_REUSED',
    'ACCOUNT_LOCKED',
  ],
})

/** Whether an address can still sign up here, asked while the form is being filled in; always yes where that is private. */
export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/signup-email.php',
  access: 'anyone',
  input: z.strictObject({ email: Email }),
  output: Empty,
  refusals: ['EMAIL_TAKEN', 'ADDRESS_EXCLUDED', 'ACCOUNT_DELETED'],
})

/** Whether a name can be that of a profile, asked while the form is being filled in. */
export const checkName = endpoint({
  method: 'POST',
  path: '/api/signup-name.php',
  access: 'anyone',
  input: z.strictObject({ name: ProfileName }),
  output: Empty,
  refusals: ['CONTACT_DETAILS'],
})

/** The profile a visitor wants to write to, as it is shown before signing up. */
export const getSignupTarget = endpoint({
  method: 'GET',
  path: '/api/signup-target.php',
  access: 'anyone',
  input: z.object({ profile_id: Id }),
  output: z.object({ member: MemberCard }),
  refusals: ['NOT_FOUND'],
})

/** Confirms the address by the link in the mail, and logs in. */
export const activate = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ user: User }),
  refusals: ['LINK_INVALID'],
})

/** Sends the activation mail again, to another address if the first was wrong. */
export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/resend-activation.php',
  access: 'member',
  input: z.strictObject({ email: z.optional(Email) }),
  output: z.object({ email: z.string() }),
  refusals: ['ALREADY_ACTIVE', 'EMAIL_TAKEN', 'ADDRESS_EXCLUDED', 'NAME_NOT_ALLOWED', 'MAIL_LIMIT'],
})

/** Signs a person up on behalf of a partner, who has a key, and answers the link where that person finishes it. */
export const partnerSignUp = endpoint({
  method: 'POST',
  path: '/api/partner-signup.php',
  access: 'anyone',
  isOpen: true,
  input: z.strictObject({
    key: z.string().check(z.minLength(20), z.maxLength(100)),
    email: Email,
    gender: z.optional(Gender),
    seeks: z.optional(Seeks),
    country: z.optional(CountryCode),
    language: z.optional(LocaleCode),
    traffic_source: z.optional(TrafficSource),
  }),
  output: z.object({ link: z.string() }),
  refusals: [
    'PARTNER_UNKNOWN',
    'SIGNUP_CLOSED',
    'EMAIL_TAKEN',
    'ADDRESS_EXCLUDED',
    'ACCOUNT_DELETED',
  ],
})

/** What a partner already told about the person behind a link. */
export const getPartnerSignup = endpoint({
  method: 'GET',
  path: '/api/complete-signup.php',
  access: 'anyone',
  input: z.object({ token: LinkToken }),
  output: z.object({
    email: z.string(),
    gender: z.nullable(Gender),
    seeks: z.nullable(Seeks),
    country: z.nullable(CountryCode),
  }),
  refusals: ['LINK_INVALID'],
})

/** Finishes an account that a partner began. */
export const completeSignup = endpoint({
  method: 'POST',
  path: '/api/complete-signup.php',
  access: 'anyone',
  input: z.strictObject({ token: LinkToken, ...Person }),
  output: z.object({ user: z.nullable(User) }),
  refusals: [
    'LINK_INVALID',
    'SIGNUP_CLOSED',
    'EMAIL_TAKEN',
    'ADDRESS_EXCLUDED',
    'ACCOUNT_DELETED',
    'NAME_NOT_ALLOWED',
    'TOO_YOUNG',
    'AGE_PROOF_NEEDED',
    'PASSWORD_TOO_COMMON',
    'PLACE_UNKNOWN',
    'CONTACT_DETAILS',
  ],
})

/** Profiles to like or write to right after signup; the one that was the target stands first. */
export const getSignupMatches = endpoint({
  method: 'GET',
  path: '/api/signup-matches.php',
  access: 'member',
  input: Empty,
  output: z.object({
    target_id: z.nullable(z.uuid()),
    /** What became of the message that was written to the target: on its way, or kept because it could not be paid. */
    message: z.nullable(z.enum(['sent', 'kept'])),
    members: z.array(MemberCard),
  }),
})
