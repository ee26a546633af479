import type { ComplaintKind } from '#contract/complaints.ts'

/** What a mail says of a complaint: its number, what it is about and when it came. */
export type ComplaintSummary = {
  readonly number: string
  readonly kind: ComplaintKind
  readonly at: string
}

/** Mails that a form on an information page leads to. */
export type FormMail =
  | { readonly name: 'complaint_receipt'; readonly complaint: ComplaintSummary }
  /** To the site itself, with all that was said. */
  | {
      readonly name: 'complaint'
      readonly complaint: ComplaintSummary
      readonly said: Readonly<Record<'name' | 'email' | 'reference' | 'text', string>>
    }
  | {
      readonly name: 'complaint_answer'
      readonly complaint: ComplaintSummary
      readonly answer: string
    }
  /** The links that exclude an address from signing up, and lift it again. */
  | { readonly name: 'exclusion'; readonly exclusion_id: string }
