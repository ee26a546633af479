import type { Word } from '#server/events/bus.ts'
import type { Count, Window } from '#server/http/limiter.ts'

/** What one of several processes tells the one that leads them. */
export type ToLeader =
  /** It serves, and has told so to whoever started it. */
  | { readonly kind: 'ready' }
  /** To be heard by all the others. */
  | { readonly kind: 'news'; readonly word: Word }
  | { readonly kind: 'count'; readonly id: number; readonly window: Window }
  | { readonly kind: 'give back'; readonly key: string; readonly now: Date }

/** What the leader tells one of them. */
export type FromLeader =
  | { readonly kind: 'news'; readonly word: Word }
  | { readonly kind: 'counted'; readonly id: number; readonly count: Count }
  /** Another process has taken its place. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'end' }
