import * as contract from '#contract/chats.ts'
import { isBlank } from '#contract/is-blank.ts'
import { Refusal } from '#contract/refusals.ts'
import { settingsFor } from '#server/features/members/members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { arrangeChat } from './arrange-chat.ts'
import { callerOf } from './caller.ts'
import { deleteMessage, reactToMessage } from './change-message.ts'
import type { WhichChat } from './conversation.ts'
import { getChat } from './get-chat.ts'
import { listChats } from './list-chats.ts'
import { markChat } from './mark-chat.ts'
import { sentAnswer, type Sending, sentMessage } from './message.ts'
import { removeChat } from './remove-chat.ts'
import { sendWithinLimit } from './send-message.ts'
import { tellTyping } from './typing.ts'

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
      acceptsFictional: input.accepts_fictional === 'yes',
      cost: gift ? settings.gift_credits : settings.message_credits,
    }
    const sent = await sendWithinLimit(app, sending)
    const message = await sentMessage(db, sending, sent)
    return sentAnswer(sent, message)
  })
}

/** Conversations as they are read and tended. */
function readingRoutes(app: App): void {
  const { db } = app

  route(app, contract.listChats, async ({ input, visit }) =>
    listChats(db, { ...callerOf(visit), ...input }),
  )

  route(app, contract.getChat, async ({ input, visit }) => {
    const { before, after } = input
    const settings = await settingsFor(db, callerOf(visit).viewer)
    return getChat(db, { ...callerOf(visit), which: whichOf(input), before, after, settings })
  })

  route(app, contract.removeChat, async ({ input, visit }) => ({
    total_unread: await removeChat(app, { ...callerOf(visit), which: whichOf(input) }),
  }))

  route(app, contract.markChat, async ({ input, visit }) =>
    markChat(app, {
      ...callerOf(visit),
      conversationId: input.conversation_id,
      deliveredSeq: input.delivered_seq,
      readSeq: input.read_seq,
    }),
  )

  route(app, contract.arrangeChat, async ({ input, visit }) => ({
    total_unread: await arrangeChat(app, {
      ...callerOf(visit),
      conversationId: input.conversation_id,
      isMuted: input.is_muted,
      isPinned: input.is_pinned,
      isArchived: input.is_archived,
    }),
  }))

  messageRoutes(app)
}

function messageRoutes(app: App): void {
  route(app, contract.deleteMessage, async ({ input, visit }) => {
    const { conversation_id: conversationId, seq } = input
    return { message: await deleteMessage(app, { ...callerOf(visit), conversationId, seq }) }
  })

  route(app, contract.reactToMessage, async ({ input, visit }) => {
    const { conversation_id: conversationId, seq, reaction } = input
    const reacting = { ...callerOf(visit), conversationId, seq, reaction }
    return { message: await reactToMessage(app, reacting) }
  })

  route(
    app,
    contract.tellTyping,
    async ({ input, visit }) => {
      await tellTyping(app, { ...callerOf(visit), profileId: input.profile_id })
      return {}
    },
    { limit: 'typing' },
  )
}

type Named = {
  readonly conversation_id?: string | undefined
  readonly profile_id?: string | undefined
}

function whichOf({ conversation_id: conversationId, profile_id: profileId }: Named): WhichChat {
  if (conversationId !== undefined) return { conversationId, profileId }
  if (profileId !== undefined) return { profileId }
  throw new Refusal('INVALID_INPUT', { field: 'conversation_id', why: 'invalid_type' })
}
