import { useQuery } from '@tanstack/react-query'
import { Refusal } from '#contract/refusals.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import type { LoadedMember } from './load-member.ts'
import { memberQuery } from './member-query.ts'

type UseMemberInput = {
  readonly id: string
  /** What came with the page. */
  readonly loaded: LoadedMember
  readonly isBlocked: boolean
}

/** A profile as it is at the moment. One that is gone meanwhile is an error, also when it was there before. */
export function useMember({ id, loaded, isBlocked }: UseMemberInput) {
  const who = useUser() ? 'member' : 'visitor'
  const query = useQuery({
    ...memberQuery(id, who),
    enabled: !isBlocked,
    ...(loaded?.member.id === id ? { initialData: loaded } : {}),
  })
  const refusal = query.error instanceof Refusal ? query.error : null
  return {
    ...query,
    gone: refusal?.code === 'NOT_FOUND' ? refusal : null,
    isWalled: refusal?.code === 'LOGIN_REQUIRED',
  }
}
