import * as contract from '#contract/chats.ts'
import { isBlank } from '#contract/is-blank.ts'
import { Refusal } from '#contract/refusals.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { callerOf } from './asking.ts'
import { readingRoutes } from './reading-routes.ts'
import { sendWithinLimit } from './send-within-limit.ts'
import type { Sending } from './sending.ts'
import { sentMessage } from './sent-message.ts'

export function chatRoutes(app: App): void {
  const { db } = app
  readingRoutes(app)

  route(app, contract.sendMessage, async ({ input, visit }) => {
    const { text, gift } = input
    const settings = await settingsOf(db, visit.site.id)
    if (text.length > settings.message_length)
      throw new Refusal('INVALID_INPUT', { field: 'text', why: 'too_big' })
    if (isBlank(text) && !gift)
      throw new Refusal('INVALID_INPUT', { field: 'text', why: 'too_small' })
    const sending: Sending = {
      ...callerOf(visit),
      profileId: input.profile_id,
      clientId: input.client_id,
      text,
      gift,
      replyTo: input.reply_to,
      cost: gift ? settings.gift_credits : settings.message_credits,
    }
    const sent = await sendWithinLimit(app, sending)
    const message = await sentMessage(db, sending, sent)
    return { conversation_id: sent.conversationId, message, credits: sent.credits }
  })
}
