import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { LocaleCode } from './codes.ts'

export const MainImage = z.object({
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(['waiting', 'active']),
})

/** The member themselves, as only they may see it. */
export const User = z.object({
  /** By it a browser tells its members apart. It leads nowhere else. */
  key: z.string(),
  status: z.enum(['not_confirmed', 'active']),
  credits: z.int(),
  /** Whether their first text to a person is still free. */
  has_free_message: z.boolean(),
  paid_user: z.boolean(),
  signup_date: z.string(),
  fictional_icon: z.boolean(),
  language: LocaleCode,
  notifications_disabled: z.array(z.string()),
  /** A neutral tab title and icon. */
  is_discreet: z.boolean(),
  /** Whether others learn when they are here, and they of others. */
  shows_last_seen: z.boolean(),
  /** Whether they have told anything about themselves. */
  has_about: z.boolean(),
  /** Messages they have not read; the counting stops at 100. */
  unread_messages: z.int(),
  /** Likes they have not looked at yet; the counting stops at 100. */
  new_likes: z.int(),
  /** What a newcomer's first purchase is cheaper by, and until when. */
  discount: z.nullable(
    z.object({
      kind: z.enum(['time_bonus', 'welcome']),
      percentage: z.int(),
      expires: z.iso.datetime(),
      /** What it is cheaper by after that: always less. */
      after_percentage: z.int(),
    }),
  ),
  profile: z.object({
    name: z.string(),
    country: z.string(),
    status: z.enum(['active', 'disabled']),
    main_image: z.nullable(MainImage),
  }),
})
export type User = z.infer<typeof User>

/** The member who is logged in, or null. */
export const getUser = endpoint({
  method: 'GET',
  path: '/api/user.php',
  access: 'anyone',
  input: Empty,
  output: z.object({ user: z.nullable(User) }),
})

export const logIn = endpoint({
  method: 'POST',
  path: '/api/user.php',
  access: 'anyone',
  input: z.strictObject({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  output: z.object({ user: User }),
  refusals: [
    'LOGIN_FAILED',
    'ACCOUNT_LOCKED',
    'ACCOUNT_DELETED',
    'ACCOUNT_BANNED',
    'ACCOUNT_SUSPENDED',
  ],
})

export const saveLanguage = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  access: 'member',
  input: z.strictObject({ language: LocaleCode }),
  output: z.object({ user: User }),
})

export const logOut = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  access: 'anyone',
  writes: true,
  input: Empty,
  output: Empty,
})
