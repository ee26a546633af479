import type { Limiter } from '#server/http/limiter.ts'

/** A number without its last digits: whoever tries one number after the other stays within it. */
const OPEN_DIGITS = 4

type Sending = { readonly memberId: string; readonly phone: string; readonly now: Date }

/** Counts one more text message, or refuses it: by number, member, neighbours of the number, and all together. */
export async function takeSmsLimits(limiter: Limiter, { memberId, phone, now }: Sending) {
  await limiter.take('sms_by_member', memberId, now, 'SMS_LIMIT')
  await limiter.take('sms_by_number', phone, now, 'SMS_LIMIT')
  await limiter.take('sms_by_prefix', phone.slice(0, -OPEN_DIGITS), now, 'SMS_LIMIT')
  await limiter.take('sms_in_all', '', now, 'SMS_LIMIT')
}
