import type { z } from 'zod/mini'
import type { ComplaintKind } from '#contract/complaints.ts'
import type { reportMember } from '#contract/reports.ts'
import type { DecisionTexts } from './decisions/decision-texts.ts'

/**
 * Everything that the server itself says in one language: a new language is one more file like these. In braces stands
 * what the feature that says it fills in. The texts of screens are in src/web/messages.
 */
export type Texts = {
  readonly mail: MailTexts
  readonly push: PushTexts
  /** The code of a text message. A locked screen shows it to bystanders: the name of the site and a number. */
  readonly sms: string
  readonly receipt: ReceiptTexts
  readonly app: AppTexts
  /** The sentence on a shared picture, and its last word, which is lit. */
  readonly sharing: readonly [line: string, spark: string]
  readonly export: ExportTexts
  readonly sandbox: SandboxTexts
  readonly decisions: DecisionTexts
}

/** The words of one mail. In braces stands what is filled in: site, support, and what the mail itself knows. */
export type MailText = {
  /** Neutral: it shows on a locked screen, to bystanders. */
  readonly subject: string
  /** What an inbox shows beside the subject: neutral, too. */
  readonly preheader: string
  readonly title: string
  readonly body: readonly string[]
  /** What the mail is about, set apart after its first paragraph. */
  readonly fact?: string
  readonly button: string
  /** In small under the button. */
  readonly after: readonly string[]
  /** The words of a second link, below all that. */
  readonly second?: string
  /** Why the reader gets it, where it is not because of an account or a typed address. */
  readonly why?: string
  /** What stands there instead for readers who want names: `who` is filled in with the other member's. */
  readonly named?: Pick<MailText, 'subject' | 'title' | 'body'>
}

type MailWithButton =
  | 'activation'
  | 'welcome'
  | 'address_in_use'
  | 'no_account'
  | 'reset'
  | 'password_changed'
  | 'mail_change_confirm'
  | 'mail_change_requested'
  | 'email_changed'
  | 'change_undone'
  | 'new_device'
  | 'passkey_added'
  | 'passkey_removed'
  | 'deleted'
  | 'reactivate'
  | 'reactivated'
  | 'message'
  | 'like'
  | 'match'
  | 'search_news'
  | 'receipt'
  | 'refund'
  | 'withdrawal'
  | 'payment_returned'
  | 'bank_account_added'
  | 'report_outcome'
  | 'statement_of_reasons'
  | 'appeal_receipt'
  | 'appeal_upheld'
  | 'decision_reversed'
  | 'complaint_answer'
  | 'exclusion'
type MailWithoutButton = 'report_receipt' | 'complaint_receipt' | 'complaint' | 'office_alarm'

export type MailTexts = {
  readonly mails: Readonly<
    Record<MailWithButton, MailText> & Record<MailWithoutButton, Omit<MailText, 'button'>>
  >
  readonly fallback: string
  readonly help: string
  readonly whyMember: string
  readonly whyStranger: string
  /** The company that sends it, as the law asks. */
  readonly company: string
  readonly unsubscribe: string
  readonly privacy: string
  /** What mails about reports say of them. */
  readonly reports: {
    readonly subjects: Readonly<Record<Reported['subject'] | 'page', string>>
    readonly reasons: Readonly<Record<Reported['reason'], string>>
    /** As the member who reported reads them. */
    readonly decisions: Readonly<
      Record<'no_action' | 'warn' | 'remove_content' | 'hide' | 'suspend' | 'ban', string>
    >
    readonly grounds: Readonly<Record<'terms' | 'law', string>>
    /** Where nothing was found against a rule. */
    readonly no_ground: string
  }
  /** What complaints can be about. */
  readonly complaints: Readonly<Record<ComplaintKind, string>>
}
type Reported = z.output<typeof reportMember.input>

/** Every text that pushes need in one language. */
export type PushTexts = {
  /** Neutral: it shows on a locked screen, which others may see. */
  readonly message: string
  readonly like: string
  readonly match: string
  /** For members who want names: {who} is filled in with the other member's. */
  readonly named: { readonly like: string; readonly match: string }
  readonly photo: string
  readonly gift: string
  /** For members who want discretion: neither what it is nor from where. */
  readonly discreet: { readonly title: string; readonly body: string }
}

/** What a receipt says in one language. In braces stands what is filled in. */
export type ReceiptTexts = {
  readonly title: string
  readonly number: string
  readonly date: string
  readonly method: string
  readonly order: string
  readonly seller: string
  readonly kvk: string
  readonly vat_number: string
  readonly description: string
  readonly amount: string
  readonly credits: string
  readonly discount: string
  readonly total: string
  readonly net: string
  readonly vat: string
  readonly refund: string
  readonly charged_back: string
  /** What was paid and not given back. */
  readonly left: string
  readonly questions: string
  readonly creditcard: string
  readonly directdebit: string
  /** How it was paid where nothing was left to pay. */
  readonly free: string
}

/** Every text that an installed app needs in one language before any page is there. */
type AppTexts = {
  /** A name that tells nothing, for members who want discretion. */
  readonly neutralName: string
  readonly offline: { readonly title: string; readonly text: string; readonly retry: string }
  /** The pages that the icon offers to open at once. */
  readonly shortcuts: Readonly<
    Record<'members' | 'chats' | 'likes' | 'swipe-game' | 'match-finder', string>
  >
}

/** The words of a member's copy of their data. */
export type ExportTexts = {
  readonly title: string
  /** Stands before the date and the time. */
  readonly intro: string
  readonly yes: string
  readonly no: string
  readonly nothing: string
  /** What is kept as a code, and every language says otherwise. */
  readonly values: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<ExportSection, string>>
  /** By the name of the column. */
  readonly fields: Readonly<Record<string, string>>
}
type ExportSection =
  | 'profile'
  | 'photos'
  | 'consents'
  | 'age_proof'
  | 'likes'
  | 'like_comments'
  | 'blocked'
  | 'swipes'
  | 'looks'
  | 'saved_searches'
  | 'reports'
  | 'decisions'
  | 'complaints'
  | 'first_message'
  | 'signup_wish'
  | 'conversations'
  | 'messages'
  | 'credits'
  | 'credit_entries'
  | 'discount_codes'
  | 'orders'
  | 'mandates'
  | 'sessions'
  | 'passkeys'
  | 'mail_links'
  | 'seen'

/** The words of the test provider's own page. */
export type SandboxTexts = {
  /** The page that stands in for an app that proves an age. */
  readonly age: {
    readonly title: string
    readonly warning: string
    readonly steps: Readonly<Record<'over' | 'under' | 'fail', string>>
  }
  readonly listTitle: string
  readonly listLead: string
  readonly nothing: string
  readonly title: string
  readonly warning: string
  readonly choose: string
  readonly steps: Readonly<Record<'pay' | 'fail' | 'cancel' | 'wait' | 'charge_back', string>>
  /** To pay what was not to be paid any more. */
  readonly payAfterAll: string
  readonly payNow: string
  readonly states: Readonly<
    Record<'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired', string>
  >
  readonly chargedBack: string
  readonly amount: string
  readonly method: string
  readonly order: string
  readonly state: string
  readonly back: string
  readonly creditcard: string
  readonly directdebit: string
}
