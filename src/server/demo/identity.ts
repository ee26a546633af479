import { createHash } from 'node:crypto'
import type { DemoLogins } from '#contract/page.ts'
import { pick, type Stream } from './portrait/random.ts'

/** What makes a world this one and no other: worlds of different sizes can stand side by side in one database. */
export type World = { readonly seed: string; readonly members: number }

/** Ids that are always the same for the same member of the same world. */
export function identityOf(world: World, memberNumber: number) {
  const digest = digestOf(world, `member:${memberNumber}`)
  return { id: uuid(digest, '4'), accountId: inOrder(digest.subarray(16), memberNumber) }
}

function transferId(world: World, memberNumber: number, transfer: number): string {
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

/** The accounts a newcomer may try: they are in every demo world, with the numbers 1, 2 and 3. */
export const DEMO_LOGINS: DemoLogins = {
  password: 'twee-cirkels-een-vonk',
  emails: {
    free: 'free@demo.vonk.example',
    premium: 'premium@demo.vonk.example',
    new: 'new@demo.vonk.example',
  },
}

/** They live where most members are near. */
export const LOGIN_TOWN = { region: 'UT', city: 'Utrecht' }

export type Login = keyof DemoLogins['emails']

export function loginOf(memberNumber: number): Login | null {
  return (['free', 'premium', 'new'] as const)[memberNumber - 1] ?? null
}

/** Credits that came to a member, once. */
type DemoTransfer = {
  readonly id: string
  readonly reason: 'signup' | 'purchase'
  readonly amount: number
}

const SIGNUP = 3
const PACKAGES = [12, 30, 75, 160]

type Who = {
  readonly world: World
  readonly number: number
  readonly login: Login | null
  readonly isPaid: boolean
  readonly isFictional: boolean
}

/** All members get credits at signup and premium members have bought some; fictional profiles have none. */
export function transfersTo(stream: Stream, who: Who): DemoTransfer[] {
  if (who.isFictional) return []
  const purchases = purchasesOf(stream, who).map((amount) => ['purchase', amount] as const)
  return [['signup', SIGNUP] as const, ...purchases].map(([reason, amount], index) => ({
    id: transferId(who.world, who.number, index),
    reason,
    amount,
  }))
}

function purchasesOf(stream: Stream, { login, isPaid }: Who): number[] {
  if (login === 'premium') return [12, 30, 75]
  return isPaid ? [pick(stream, PACKAGES)] : []
}

/**
 * A number from 0 up to 1 for each member such that any run of members has every part of it in its share,
 * unlike with chance. Each use has an irrational step of its own, so that they do not depend on each other.
 */
export function evenly(memberNumber: number, step: number, start: number): number {
  return (memberNumber * step + start) % 1
}

export const GOLDEN = 0.6180339887498949
export const SILVER = 0.4142135623730951
