export type Strength = 'short' | 'weak' | 'fair' | 'strong'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** How hard a password is to guess, by its length and how much it varies. Whether it is a common one the server knows. */
export function passwordStrength(password: string): Strength {
  if (password.length < 8) return 'short'
  const different = new Set(password).size
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (different < 5) return 'weak'
  if (password.length >= 15 || (password.length >= 12 && kinds >= 3)) return 'strong'
  return password.length >= 10 || kinds >= 3 ? 'fair' : 'weak'
}
