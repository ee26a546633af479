import type { Tell } from '#server/events/telling.ts'
import type { OrderRow } from './order-row.ts'

/** Tells whoever bought it that a purchase, and with it their account, is not as it was. */
export function tellChanged(tell: Tell, { id, member_id: memberId }: OrderRow): void {
  if (memberId === null) return
  tell([memberId], { kind: 'user_changed' })
  tell([memberId], { kind: 'order_changed', order_id: id })
}
