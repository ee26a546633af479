import type { z } from 'zod/mini'
import type { getChat } from '#contract/chats.ts'

/** A conversation as an address names it: by itself, or by whom it is with. */
export type ChatAddress =
  | { readonly conversation_id: string; readonly profile_id?: never }
  | { readonly profile_id: string; readonly conversation_id?: never }

/** A conversation and the stretch of its messages that is known here, without a gap. */
export type Thread = z.output<typeof getChat.output>
export type OpenChat = Thread['chat']
