import type { MemberCard } from '#contract/member-card.ts'
import { useText } from '#web/i18n/use-text.ts'

export type Reply = { readonly name: string; readonly value: string; readonly text: string }

const TASTES = ['dining_out', 'dancing', 'beach'] as const
const FIRST_LINES = ['week', 'drink', 'new'] as const

/** Three replies: first lines to a member, or, with nobody there, something that goes on one's own profile. */
export function useReplies(member: MemberCard | null): Reply[] {
  const t = useText('socialnetwork')
  if (member)
    return FIRST_LINES.map((line) => {
      const text = t(`first.${line}`, { name: member.name })
      return { name: 'message', value: text, text }
    })
  return TASTES.map((taste) => ({ name: 'interests', value: taste, text: t(`taste.${taste}`) }))
}
