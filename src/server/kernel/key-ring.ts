/**
 * The secret of an installation and, while it changes, the one before, in one value that stands wherever a secret key does.
 * The first signs, hashes and seals; both verify and open.
 */
export function keyRing(current: string, previous: string | undefined): string {
  return previous === undefined ? current : `${current} ${previous}`
}

/** The keys of a ring, the newest first. */
export function keysIn(secretKey: string): readonly [string, ...string[]] {
  return secretKey.split(' ') as [string, ...string[]]
}
