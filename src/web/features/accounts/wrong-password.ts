const SHORTEST = 8
const LONGEST = 128

/** What is wrong with a password that exists already: whatever it is, it is only compared. */
export function wrongPassword(password: string) {
  if (password === '') return 'password_missing' as const
  return password.length > LONGEST ? ('password_long' as const) : undefined
}

/** What is wrong with a new password before anybody is asked about it. */
export function wrongNewPassword(password: string) {
  if (password === '') return 'new_missing' as const
  if (password.length < SHORTEST) return 'new_short' as const
  return password.length > LONGEST ? ('password_long' as const) : undefined
}
