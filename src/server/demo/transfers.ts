import type { World } from './identity.ts'
import { transferId } from './identity.ts'
import type { Login } from './logins.ts'
import type { Stream } from './portrait/random.ts'
import { pick } from './portrait/random.ts'

/** Credits that came to a member, once. */
export type DemoTransfer = {
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

/** Everybody gets credits at signup and premium members have bought some; fictional profiles have none. */
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
