/** A text message that is ready to go. */
export type OutgoingSms = {
  /** The same for every try of the same message. */
  readonly id: string
  readonly siteId: string
  readonly memberId: string | null
  /** The name or number that it comes from. */
  readonly from: string
  readonly to: string
  readonly text: string
  readonly date: Date
}

/** What takes messages away: it throws unless it has taken this one, and stops trying when the signal says so. */
export type SmsTransport = (sms: OutgoingSms, signal: AbortSignal) => Promise<void>
