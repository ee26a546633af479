import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { User } from './user.ts'

/** Everything that can be switched off: for each name there are mails or pushes that it stops. */
export const NOTIFICATION_NAMES = [
  'email_message',
  'email_like',
  'email_match',
  'email_search',
  'push_message',
  'push_like',
  'push_match',
] as const
export type NotificationName = (typeof NOTIFICATION_NAMES)[number]

/** How many words a member can hide, and how short and long one of them can be. */
export const HIDDEN_WORDS = { most: 50, shortest: 2, longest: 40 } as const

/**
 * To whom a member who is not invisible is shown: all that the site lets look, members, or members they like or wrote
 * to.
 */
export const SHOWN_TO = ['everybody', 'members', 'chosen'] as const
export type ShownTo = (typeof SHOWN_TO)[number]

/** What reaches a member, and what others see of them. */
const Preferences = {
  notifications_disabled: z.array(z.enum(NOTIFICATION_NAMES)).check(z.maxLength(20)),
  /** Hidden from search; other members cannot write to this one or like them. */
  is_invisible: z.boolean(),
  shown_to: z.enum(SHOWN_TO),
  /** A neutral tab title and icon. */
  is_discreet: z.boolean(),
  /** Whether others learn that a message was read; a member who hides it does not learn it of others either. */
  shows_read_marks: z.boolean(),
  /** Whether others learn when this member is or was here; a member who hides it does not learn it of others either. */
  shows_last_seen: z.boolean(),
  /** A message with one of these in it is covered until it is asked for. */
  hidden_words: z
    .array(
      z
        .string()
        .check(z.trim(), z.minLength(HIDDEN_WORDS.shortest), z.maxLength(HIDDEN_WORDS.longest)),
    )
    .check(z.maxLength(HIDDEN_WORDS.most)),
  /** Mail subjects and push texts may name people and quote messages. Off unless the member asks for it. */
  shows_details: z.boolean(),
  /** Whether fictional profiles may write to this member first. Off unless the member asks for it. */
  fiction_may_write: z.boolean(),
  /** Whether the operator may show the profile on other sites, too: given at signup or here where the site asks for it. */
  may_resell: z.boolean(),
}

export const Preference = z.object({
  ...Preferences,
  email: z.string(),
  /** An address that waits for its link to be opened. */
  pending_email: z.nullable(z.string()),
})
export type Preference = z.infer<typeof Preference>

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications.php',
  access: 'member',
  input: Empty,
  output: z.object({ preferences: Preference }),
})

/** Saves the switches that are given and leaves the others as they are. */
export const savePreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications.php',
  access: 'member',
  input: z.partial(z.strictObject(Preferences)),
  output: z.object({ preferences: Preference, user: User }),
})

const PushEndpoint = z.string().check(z.minLength(1), z.maxLength(1000))

/** Where a browser can be pushed, as its push manager tells it (RFC 8030, RFC 8291). */
const PushSubscription = z.strictObject({
  endpoint: PushEndpoint,
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  expirationTime: z.optional(z.nullable(z.number())),
})

/** From now on this device is pushed what its member wants to hear of. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/user.php?push=1',
  access: 'member',
  input: z.strictObject({ subscription: PushSubscription }),
  output: Empty,
})

/** Sends no more pushes to the device with this address, if it is the caller's own. */
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/user.php?push=1',
  access: 'member',
  input: z.strictObject({ endpoint: PushEndpoint }),
  output: Empty,
})

const Milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)))

/** How a page felt: its largest part was painted, it moved by itself, it answered to presses. */
const Vitals = z.strictObject({
  lcp: Milliseconds,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
  inp: Milliseconds,
})
export type Vitals = z.infer<typeof Vitals>

/**
 * A page is out of sight, or with `is_shown` in sight again: a member with a page in sight is not pushed. With `lb` in
 * the query the page was left at once, which is logged and counted.
 */
export const hidePage = endpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  access: 'anyone',
  input: z.strictObject({
    is_shown: z.optional(z.literal(true)),
    /** The page that the browser opened. One that we do not know is not counted. */
    path: z.optional(z.string().check(z.maxLength(200))),
    vitals: z.optional(Vitals),
  }),
  output: Empty,
})

/** What a push tells a device. The texts are ready to be shown, and say no more than the member wants. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a press leads: a path of this site. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** Of several with the same tag the latest is shown. */
  tag: z.string(),
  icon: z.string(),
  /** Unread messages and new likes together, for the badge on the app's icon; null leaves it alone. */
  waiting: z.nullable(z.int()),
})
export type PushMessage = z.infer<typeof PushMessage>

const UnsubscribeToken = z.string().check(z.regex(/^[\w.-]{20,200}$/))

/** Stops one kind of mail by the link in it, without a login. Mail programs call it with a form, the token in the address. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  access: 'anyone',
  isOpen: true,
  input: z.strictObject({ token: UnsubscribeToken }),
  output: Empty,
  refusals: ['LINK_INVALID'],
})
