import type { Notify } from '#server/events/telling.ts'
import type { OrderRow } from './order-row.ts'

/** Tells whoever bought it that a purchase, and with it their account, is not as it was. */
export function notifyOrderChanged(notify: Notify, { id, member_id: memberId }: OrderRow): void {
  if (memberId === null) return
  notify([memberId], { kind: 'user_changed' })
  notify([memberId], { kind: 'order_changed', order_id: id })
}
