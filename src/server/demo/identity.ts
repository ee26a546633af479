import { createHash } from 'node:crypto'

/** What makes a world this one and no other: worlds of different sizes can stand side by side in one database. */
export type World = { readonly seed: string; readonly members: number }

/** Ids that are always the same for the same member of the same world. */
export function identityOf(world: World, memberNumber: number) {
  const digest = digestOf(world, `member:${memberNumber}`)
  return { id: uuid(digest, 0), accountId: uuid(digest, 16) }
}

export function transferId(world: World, memberNumber: number, transfer: number): string {
  return uuid(digestOf(world, `transfer:${memberNumber}:${transfer}`), 0)
}

/** The name of one of a member's photos: 32 characters that are safe in an address. */
export function photoName(world: World, memberNumber: number, shot: number): string {
  return digestOf(world, `photo:${memberNumber}:${shot}`).toString('base64url').slice(0, 32)
}

function digestOf({ seed, members }: World, thing: string): Buffer {
  return createHash('sha256').update(`${seed}:${members}:${thing}`).digest()
}

function uuid(digest: Buffer, from: number): string {
  const hex = digest.toString('hex', from, from + 16)
  const variant = ((digest[from + 8]! & 0x3f) | 0x80).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20),
  ].join('-')
}
