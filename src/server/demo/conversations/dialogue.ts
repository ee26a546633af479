import type { Gift } from '#contract/chats.ts'

type Spoken =
  | string
  | { readonly gift: Gift; readonly text: string }
  /** A portrait of whoever sends it. */
  | { readonly photo: true }

/** What one of the two says: whoever logs in, or the other one. */
export type Line = readonly ['me' | 'them', Spoken]

/** A conversation of a demo login. */
export type Dialogue = {
  readonly with: 'real' | 'fictional'
  readonly minutesAgo: number
  /** How many of the last messages whoever logs in has not read. */
  readonly unread?: number
  /** How many of the last messages the other one has not read. */
  readonly unreadByThem?: number
  readonly lines: readonly Line[]
}
