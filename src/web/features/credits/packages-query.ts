import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { listPackages } from '#contract/packages.ts'
import { call } from '#web/api/call.ts'
import { ownKey } from '#web/features/accounts/own-key.ts'

export type Packages = z.output<typeof listPackages.output>

/** What this member can buy now. It is the member's own: a discount that is used or over changes it. */
export function packagesQuery() {
  return queryOptions({
    queryKey: [...ownKey, 'packages'],
    queryFn: () => call(listPackages, {}),
    staleTime: 20_000,
  })
}
