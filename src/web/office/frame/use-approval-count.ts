import { useQuery } from '@tanstack/react-query'
import { countApprovals } from '#contract/office/approvals.ts'
import { call } from '#web/office/kit/call.ts'
import { useOperator } from '#web/office/kit/context.tsx'

const PAUSE_MS = 15_000

/** How many requests wait for whoever is here, and how many of theirs wait for others. */
export function useApprovalCount() {
  const { permissions } = useOperator()
  const counted = useQuery({
    queryKey: ['approval-count'],
    queryFn: () => call(countApprovals, {}),
    enabled: permissions.includes('money_read'),
    refetchInterval: PAUSE_MS,
    placeholderData: (before) => before,
  })
  return counted.data ?? { waiting: 0, mine: 0 }
}
