/** What is wrong with an address before anybody is asked about it; undefined if nothing is. */
export function wrongEmail(email: string): 'email_missing' | 'email_invalid' | undefined {
  if (email === '') return 'email_missing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'email_invalid'
}
