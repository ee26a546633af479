import type { Reaction } from '#contract/chats.ts'

/** How each reaction looks. */
export const REACTION_SIGNS: Readonly<Record<Reaction, string>> = {
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  fire: '🔥',
  thumbs_up: '👍',
}
