import type { z } from 'zod/mini'
import type { ComplaintKind } from '#contract/complaints.ts'
import type { LocaleCode } from '#contract/locales.ts'
import type { reportMember } from '#contract/reports.ts'

/** Every mail there is, with what it needs to know. A link_id is that of a mail_link; its token goes into the address. */
export type MailContent =
  | { readonly name: 'activation'; readonly link_id: string }
  | { readonly name: 'welcome' }
  /** A stranger tried to sign up, or to move an account, to an address that already has one. */
  | { readonly name: 'address_in_use' }
  /** A reset was asked for an address without an account. */
  | { readonly name: 'no_account' }
  | { readonly name: 'reset'; readonly link_id: string }
  | { readonly name: 'password_changed'; readonly link_id: string }
  | { readonly name: 'mail_change_confirm'; readonly link_id: string }
  | { readonly name: 'mail_change_requested' }
  | { readonly name: 'email_changed'; readonly link_id: string }
  /** The former address or password was put back by the link in a mail. */
  | { readonly name: 'change_undone' }
  | { readonly name: 'new_device'; readonly device: string; readonly at: string }
  /** Its owner's name for the passkey that can log in from now on, or no more. */
  | { readonly name: 'passkey_added'; readonly passkey: string; readonly at: string }
  | { readonly name: 'passkey_removed'; readonly passkey: string; readonly at: string }
  | { readonly name: 'deleted'; readonly link_id: string; readonly erased_at: string }
  | { readonly name: 'reactivate'; readonly link_id: string; readonly erased_at: string }
  | { readonly name: 'reactivated' }
  /** Another member wrote to the reader a while ago, and the reader has not read it. */
  | { readonly name: 'message'; readonly profile_id: string }
  /** Another member likes the reader. The name stands in the mail only if the reader wants it so. */
  | { readonly name: 'like'; readonly profile_id: string }
  | { readonly name: 'match'; readonly profile_id: string }
  /** There are new members in a saved search: its own name for it, and its filters as they stand in an address. */
  | { readonly name: 'search_news'; readonly search: string; readonly filters: string }
  /** The member has signed a mandate for a bank account that was not known before. */
  | { readonly name: 'bank_account_added'; readonly account_end: string; readonly at: string }
  /** To owners of the office: so many wrong codes were given for this colleague. */
  | { readonly name: 'office_alarm'; readonly operator: string; readonly at: string }
  | PaymentMail
  | ReportMail
  | DecisionMail
  | FormMail

export type MailName = MailContent['name']

/** What a job of the kind `mail` says. */
export type MailJob = {
  readonly site_id: string
  readonly to: string
  readonly language: LocaleCode
  readonly content: MailContent
}

/** What a mail says of an order that was paid. All money is whole minor units. */
type OrderSummary = {
  readonly id: string
  readonly receipt_number: number
  readonly at: string
  readonly credits: number
  readonly currency: string
  readonly total_minor: number
  /** Included in the total. */
  readonly vat_minor: number
  /** In hundredths of a percent. */
  readonly vat_rate: number
  /** What had been spent when the payment was taken back. */
  readonly owed_credits: number
}

/** Mails about money: the receipt, and that some or all of it went back. */
export type PaymentMail =
  | { readonly name: 'receipt'; readonly order: OrderSummary }
  | {
      readonly name: 'refund'
      readonly order: OrderSummary
      readonly refund: { readonly amount_minor: number; readonly credits: number }
    }
  /** The buyer withdrew from an order, at this moment. */
  | {
      readonly name: 'withdrawal'
      readonly order: OrderSummary
      readonly refund: { readonly amount_minor: number; readonly credits: number }
      readonly at: string
    }
  | { readonly name: 'payment_returned'; readonly order: OrderSummary }

type Reported = z.output<typeof reportMember.input>

type ReportDecision = 'no_action' | 'warn' | 'remove_content' | 'hide' | 'suspend' | 'ban'

/** What a mail says of a report: its number, what it is about and when it came. No names. */
type ReportSummary = {
  readonly number: number
  /** A page is what somebody without a login gave notice of, and no profile. */
  readonly subject: Reported['subject'] | 'page'
  readonly reason: Reported['reason']
  readonly at: string
}

/** What was decided and why, as the law asks: the facts, the rule, and until when whoever reported can complain. */
export type ReportVerdict = {
  readonly decision: ReportDecision
  readonly at: string
  readonly facts: string
  /** The rule in words of the reader's language; null where nothing was found against any. */
  readonly rule: {
    readonly ground: 'terms' | 'law'
    readonly name: string
    readonly article: string
  } | null
  readonly until: string
}

/** Mails to whoever reported: the receipt and the outcome. */
export type ReportMail =
  | { readonly name: 'report_receipt'; readonly report: ReportSummary }
  | {
      readonly name: 'report_outcome'
      readonly report: ReportSummary
      readonly verdict: ReportVerdict
    }

/** A statement of reasons, with all that the law on digital services asks of one (Art. 17). */
export type Statement = {
  readonly number: number
  readonly at: string
  readonly measure: 'warn' | 'remove' | 'hide' | 'suspend' | 'ban'
  readonly content: readonly ('about' | 'photos' | 'comment' | 'photo' | 'message')[]
  readonly days: number | null
  /** When a suspension ends. */
  readonly until: string | null
  readonly found: 'notice' | 'own'
  readonly is_automated: boolean
  readonly facts: string
  readonly ground: 'terms' | 'law'
  readonly article: string
  /** In words of the reader's language. */
  readonly rule: { readonly name: string; readonly text: string }
  readonly contest_until: string
}

/** Mails about decisions. The link in each leads to the statement, without a login. */
type DecisionMail =
  | {
      readonly name: 'statement_of_reasons'
      readonly decision_id: string
      readonly statement: Statement
    }
  /** An appeal came in; it was decided, either way; or a decision was taken back without one. */
  | {
      readonly name: 'appeal_receipt' | 'appeal_upheld' | 'decision_reversed'
      readonly decision_id: string
      readonly decision: { readonly number: number; readonly at: string }
      readonly reasons: string
    }

/** What a mail says of a complaint: its number, what it is about and when it came. */
type ComplaintSummary = {
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
