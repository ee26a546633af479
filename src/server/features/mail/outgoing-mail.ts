/** A mail that is ready to go. */
export type OutgoingMail = {
  /** The same for every try of the same mail. */
  readonly id: string
  readonly siteId: string
  readonly memberId: string | null
  readonly from: Sender
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly messageId: string
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
}

export type Sender = { readonly name: string; readonly address: string }

/** What takes mails away: it throws unless it has taken this one, and stops trying when the signal says so. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>
