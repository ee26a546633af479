import type { MemberCard } from '#contract/member-card.ts'
import { useFaces } from '../door/use-faces.ts'

const EVENINGS = ['dining_out', 'dancing', 'beach'] as const

export type Evening = (typeof EVENINGS)[number]
export type Card =
  | {
      readonly kind: 'member'
      readonly key: string
      readonly src: string
      readonly member: MemberCard
    }
  | { readonly kind: 'evening'; readonly key: Evening }

/** Three members. Where there are fewer, evenings take their places: drawn faces are nobody to like. */
export function useCards(): Card[] {
  const members = useFaces(EVENINGS.length).flatMap(({ src, member }): Card[] =>
    member ? [{ kind: 'member', key: member.id, src, member }] : [],
  )
  const evenings = EVENINGS.map((key): Card => ({ kind: 'evening', key }))
  return [...members, ...evenings].slice(0, EVENINGS.length)
}
