import { createHash } from 'node:crypto'

/** What makes a world this one and no other: worlds of different sizes can stand side by side in one database. */
export type World = { readonly seed: string; readonly members: number }

/** Ids that are always the same for the same member of the same world. */
export function identityOf(world: World, memberNumber: number) {
  const digest = digestOf(world, `member:${memberNumber}`)
  return { id: uuid(digest, '4'), accountId: inOrder(digest.subarray(16), memberNumber) }
}

export function transferId(world: World, memberNumber: number, transfer: number): string {
  return inOrder(digestOf(world, `transfer:${memberNumber}:${transfer}`), memberNumber)
}

/** The name of one of a member's photos: 32 characters that are safe in an address. */
export function photoName(world: World, memberNumber: number, shot: number): string {
  return digestOf(world, `photo:${memberNumber}:${shot}`).toString('base64url').slice(0, 32)
}

function digestOf({ seed, members }: World, thing: string): Buffer {
  return createHash('sha256').update(`${seed}:${members}:${thing}`).digest()
}

/** The rows of the ledger are many: ids that follow each other spare the database half of its work. */
function inOrder(digest: Buffer, memberNumber: number): string {
  const ordered = Buffer.from(digest)
  ordered.writeUIntBE(memberNumber, 0, 6)
  return uuid(ordered, '7')
}

function uuid(bytes: Buffer, version: '4' | '7'): string {
  const hex = bytes.toString('hex', 0, 16)
  const variant = ((bytes[8]! & 0x3f) | 0x80).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20),
  ].join('-')
}
