import type { Gift } from '#contract/chats.ts'
import type { Viewer } from '#server/features/members/members.ts'

/** A photo that goes with a message: its files are there already. */
export type SentPhoto = {
  readonly filename: string
  readonly blurredFilename: string
  readonly width: number
  readonly height: number
  /** Of what was uploaded. */
  readonly hash: Buffer
}

/** Something that somebody says to somebody, and what it costs. */
export type Sending = {
  readonly viewer: Viewer & { readonly memberId: string }
  readonly profileId: string
  readonly clientId: string
  readonly text: string
  readonly gift?: Gift | undefined
  readonly photo?: SentPhoto | undefined
  readonly replyTo?: number | undefined
  readonly cost: number
  readonly now: Date
}

export type MessageKind = 'text' | 'photo' | 'gift'

export function kindOf({ gift, photo }: Pick<Sending, 'gift' | 'photo'>): MessageKind {
  if (photo) return 'photo'
  return gift ? 'gift' : 'text'
}

/** A message that is there, and what its sender has left. */
export type Sent = {
  readonly conversationId: string
  readonly seq: number
  readonly credits: number
  /** Its id, if it was sent just now and not before. */
  readonly newId: string | null
}
