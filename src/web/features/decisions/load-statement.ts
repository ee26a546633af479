import { readStatement } from '#contract/decisions.ts'
import type { MemberStatement } from '#contract/decisions.ts'
import type { Call } from '#contract/endpoint.ts'
import { isRefused } from '#web/api/call.ts'

/** The statement that the link in a mail leads to; null where it leads nowhere. */
export async function loadStatement(
  call: Call,
  { searchParams }: URL,
): Promise<MemberStatement | null> {
  try {
    const { statement } = await call(readStatement, { token: searchParams.get('token') ?? '' })
    return statement
  } catch (error) {
    if (isRefused(error, 'LINK_INVALID') || isRefused(error, 'INVALID_INPUT')) return null
    throw error
  }
}
