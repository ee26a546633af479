import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { findCases } from '#contract/office/find-cases.ts'
import { findMembers } from '#contract/office/members.ts'
import { listOrders } from '#contract/office/orders.ts'
import { call } from '#web/office/kit/call.ts'
import { useOperator } from '#web/office/kit/context.tsx'

type Answer<Endpoint extends { output: z.core.$ZodType }> = z.output<Endpoint['output']>
export type FoundMember = Answer<typeof findMembers>['members'][number]
export type FoundOrder = Answer<typeof listOrders>['orders'][number]
export type FoundCase = Answer<typeof findCases>['cases'][number]

export type Found = {
  readonly members: readonly FoundMember[]
  readonly orders: readonly FoundOrder[]
  readonly cases: readonly FoundCase[]
  readonly isAsking: boolean
  readonly error: unknown
}

const REST_MS = 150
const MEMBERS = 4
const ORDERS = 3
/** An order has an id, a receipt or a payment's number: names are looked for among members. */
const LOOKS_LIKE_ORDER = /^(?=.*\d)[\w-]{1,100}$/
const CASE_NUMBER = /^(?:\d{1,15}|k-\d{4}-\d{6,9})$/i

/** What the words name, asked when the hand rests, each by whoever may see it. */
export function useHits(given: string): Found {
  const { permissions } = useOperator()
  const words = useResting(given.trim())
  const isCommand = words.startsWith('>')
  const asks = (isWanted: boolean) => ({ enabled: isWanted && !isCommand, retry: false })
  const members = useQuery({
    queryKey: ['members', words],
    queryFn: () => call(findMembers, { words }),
    ...asks(permissions.includes('members_read') && words.length >= 2),
  })
  const orders = useQuery({
    queryKey: ['palette-orders', words],
    queryFn: () => call(listOrders, { view: 'all', words }),
    ...asks(permissions.includes('money_read') && LOOKS_LIKE_ORDER.test(words)),
  })
  const cases = useQuery({
    queryKey: ['palette-cases', words],
    queryFn: () => call(findCases, { words }),
    ...asks(permissions.includes('cases_read') && CASE_NUMBER.test(words)),
  })
  const all = [members, orders, cases]
  return {
    members: members.data?.members.slice(0, MEMBERS) ?? [],
    orders: orders.data?.orders.slice(0, ORDERS) ?? [],
    cases: cases.data?.cases ?? [],
    isAsking: words !== given.trim() || all.some(({ isFetching }) => isFetching),
    error: all.find(({ error }) => error)?.error ?? null,
  }
}

function useResting(words: string): string {
  const [resting, setResting] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setResting(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
  return resting
}
