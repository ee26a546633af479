import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { User } from './user.ts'

export const NOTIFICATION_KINDS = ['message', 'like', 'match', 'search', 'offers'] as const
export const CHANNELS = ['email', 'push'] as const

type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
type Channel = (typeof CHANNELS)[number]
export type NotificationName = `${Channel}_${NotificationKind}`

/** Everything that can be switched off, such as `email_like`. */
export const NOTIFICATION_NAMES = CHANNELS.flatMap((channel) =>
  NOTIFICATION_KINDS.map((kind): NotificationName => `${channel}_${kind}`),
) as [NotificationName, ...NotificationName[]]

/** What reaches a member, and what others see of them. */
const Preferences = {
  notifications_disabled: z.array(z.enum(NOTIFICATION_NAMES)).check(z.maxLength(20)),
  /** Hidden from search; nobody can write or like. */
  is_invisible: z.boolean(),
  /** A neutral tab title and icon. */
  is_discreet: z.boolean(),
  /** Mail subjects and push texts may name people and quote messages. Off unless the member asks for it. */
  shows_details: z.boolean(),
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
