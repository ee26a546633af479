/**
 * What clients asked and were told, each with its begin and its end on one clock. What was not answered, or by a failure, is unknown:
 * it may have had its effect at any time after its begin, or none ever.
 */
export type Span = {
  readonly begin: number
  readonly end: number
  readonly outcome: 'ok' | 'refused' | 'unknown'
}

/** One message as a reader sees it. */
export type Line = {
  readonly seq: number
  readonly id: string
  readonly isDeleted: boolean
  /** What each of the two answered it with. */
  readonly reactions: Readonly<Record<string, string | null>>
}

type By = { readonly by: string; readonly session: string }

export type Send = Span &
  By & {
    readonly kind: 'send'
    readonly chat: string
    readonly to: string
    /** What stands in the message: no other one has the same. */
    readonly text: string
    readonly told?: { readonly id: string; readonly seq: number; readonly credits: number }
  }
export type Read = Span &
  By & {
    readonly kind: 'read'
    readonly chat: string
    /** In a row, up to the last there was, unless a page ended before. */
    readonly lines: readonly Line[]
    readonly isCut?: boolean
  }
export type Delete = Span &
  By & { readonly kind: 'delete'; readonly chat: string; readonly seq: number }
export type React = Span &
  By & {
    readonly kind: 'react'
    readonly chat: string
    readonly seq: number
    readonly value: string | null
  }
export type Wall = Span &
  By & { readonly kind: 'block'; readonly whom: string; readonly value: boolean }
export type Look = Span &
  By & { readonly kind: 'look'; readonly whom: string; readonly isThere: boolean }
export type Purse = Span & By & { readonly kind: 'purse'; readonly credits: number }
/** Bought, paid and seen as completed, or a part of it. */
export type Buy = Span & By & { readonly kind: 'buy'; readonly clientId: string }
export type Refund = Span & By & { readonly kind: 'refund'; readonly order: string }
export type LogOut = Span & By & { readonly kind: 'log out' }
export type Deed = Send | Read | Delete | React | Wall | Look | Purse | Buy | Refund | LogOut

/** What one device heard, in order, over all its connections: each goes on from the number before. */
export type Listening = {
  readonly member: string
  readonly session: string
  /** When its first number was heard. */
  readonly since: number
  readonly heard: readonly Heard[]
}
export type Heard = {
  readonly number: number
  /** The message it tells of, if it does. */
  readonly message?: { readonly chat: string; readonly seq: number }
  /** That numbers are missing, and everything is to be asked for anew. */
  readonly isReset?: boolean
}

/** What is true when all is over and healed. */
export type Final = {
  readonly messages: readonly FinalMessage[]
  readonly balances: Readonly<Record<string, number>>
  readonly entries: readonly Entry[]
  readonly orders: readonly FinalOrder[]
  /** The number of the last event of each member. */
  readonly counters: Readonly<Record<string, number>>
}
export type FinalMessage = {
  readonly chat: string
  readonly seq: number
  readonly id: string
  readonly by: string
  readonly text: string
  readonly isDeleted: boolean
}
export type Entry = {
  /** Null for the site's own accounts. */
  readonly member: string | null
  readonly reason: string
  readonly reference: string
  readonly amount: number
}
export type FinalOrder = {
  readonly id: string
  readonly clientId: string
  readonly member: string
  readonly credits: number
  readonly isPaid: boolean
  readonly refundedCredits: number
}

export type History = {
  readonly deeds: readonly Deed[]
  readonly listenings: readonly Listening[]
  readonly final: Final
}

/** Something that must not be, in words for whoever looks for the reason. */
export type Anomaly = { readonly rule: Rule; readonly words: string }
export type Rule =
  | 'lost message'
  | 'doubled message'
  | 'message out of order'
  | 'read of what is not'
  | 'read of less than before'
  | 'deleted and seen'
  | 'reaction lost'
  | 'seen through a block'
  | 'not seen without a block'
  | 'act of an ended session'
  | 'event on an ended session'
  | 'lost event'
  | 'event out of order'
  | 'money from nowhere'
  | 'balance below zero'
  | 'message not paid once'
  | 'purchase not credited once'
  | 'refund above the purchase'
  | 'refund lost'
