import type { AgeMethod } from '#contract/age.ts'

/** What an answer has to be about. */
export type AskedOf = {
  readonly id: string
  readonly nonce: string
  /** Where the answer goes: a page of this very site. */
  readonly responseUri: string
}

/** Whoever can say that a person is old enough, without saying who they are. */
export type AgeProvider = {
  readonly method: AgeMethod
  /** Whether an app is opened, or a page; and its address. */
  readonly begin: (asked: AskedOf) => { readonly kind: 'app' | 'page'; readonly url: string }
  /** Whether the person is old enough; throws an InvalidProof for what proves nothing. */
  readonly read: (answer: string, asked: AskedOf, now: Date) => boolean
}

/** An answer that proves nothing, and why: for the log, never for who sent it. */
export class InvalidProof extends Error {
  override name = 'InvalidProof'
}
