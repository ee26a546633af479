import { timingSafeEqual } from 'node:crypto'
import { PREVIEW_MINUTES } from '#contract/office/settings.ts'
import { keyedHash, keyedHashes } from '#server/kernel/secrets.ts'

type Bound = { readonly operatorId: string; readonly siteId: string }

/** Lets one operator look at one site for a while. It says neither who nor which: for anybody else it is nothing. */
export function previewToken(secretKey: string, bound: Bound, now: Date) {
  const endsAt = new Date(now.getTime() + PREVIEW_MINUTES * 60_000)
  const ends = endsAt.getTime().toString(36)
  return { token: `${ends}.${keyedHash(secretKey, wordsOf(bound, ends))}`, endsAt }
}

export function isPreviewToken(secretKey: string, token: string, bound: Bound, now: Date): boolean {
  const [ends = '', proof = ''] = token.split('.')
  const isOver = !(Number.parseInt(ends, 36) > now.getTime())
  const known = keyedHashes(secretKey, wordsOf(bound, ends))
  return !isOver && known.some((one) => isSame(one, proof))
}

function wordsOf({ operatorId, siteId }: Bound, ends: string): string {
  return `preview:${operatorId}:${siteId}:${ends}`
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
