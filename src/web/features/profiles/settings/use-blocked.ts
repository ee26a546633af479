import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listBlocked, unblockMember } from '#contract/account.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { call } from '#web/api/call.ts'

const blockedKey = ['blocked'] as const

/** The members whom this one has blocked. */
export function useBlocked() {
  return useQuery({
    queryKey: blockedKey,
    queryFn: async () => (await call(listBlocked, {})).members,
  })
}

/** Takes a block back; whoever it was leaves the list. */
export function useUnblock(onDone: (member: MemberCard) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: MemberCard) => call(unblockMember, { profile_id: id }),
    onSuccess: (_, member) => {
      queries.setQueryData(blockedKey, (members: MemberCard[] = []) =>
        members.filter(({ id }) => id !== member.id),
      )
      onDone(member)
    },
  })
}
