import * as z from 'zod/mini'
import { MemberName } from '#contract/member-card.ts'
import { stored } from '#web/browser/stored.ts'

const LastChat = z.object({
  profile_id: z.string(),
  name: MemberName,
  fictional_icon: z.boolean(),
  conversation_id: z.nullable(z.string()),
  opened_at: z.number(),
})
export type LastChat = z.infer<typeof LastChat>

/**
 * The partner of the conversation that was open last in this browser, and when. It is forgotten when the member logs
 * out.
 */
export const lastChat = stored<LastChat>(
  'last-chat',
  (stored) => z.safeParse(LastChat, stored).data ?? null,
  'browser',
)

/** The way back is offered no more, if it is the one to this member or conversation. */
export function forgetLastChat(id: string): void {
  const last = lastChat.get()
  if (last && [last.profile_id, last.conversation_id].includes(id)) lastChat.forget()
}
