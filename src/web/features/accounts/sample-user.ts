import type { User } from '#contract/user.ts'

/** A free member as the server describes one, for the kit and for tests. */
export const SAMPLE_USER: User = {
  key: 'noor',
  status: 'active',
  credits: 3,
  has_free_message: false,
  paid_user: false,
  signup_date: '2026-01-01T00:00:00Z',
  fictional_icon: false,
  language: 'nl',
  notifications_disabled: [],
  is_discreet: false,
  shows_last_seen: true,
  has_about: true,
  unread_messages: 0,
  new_likes: 0,
  discount: null,
  profile: { name: 'Noor', country: 'NL', status: 'active', main_image: null },
}
