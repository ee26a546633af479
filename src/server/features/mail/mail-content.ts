import type { LocaleCode } from '#contract/locales.ts'
import type { FormMail } from './form-mail.ts'
import type { PaymentMail } from './payment-mail.ts'
import type { ReportMail } from './report-mail.ts'

/** Every mail there is, with what it needs to know. A link_id is that of a mail_link; its token goes into the address. */
export type MailContent =
  | { readonly name: 'activation'; readonly link_id: string }
  | { readonly name: 'welcome' }
  /** Somebody tried to sign up, or to move an account, to an address that already has one. */
  | { readonly name: 'address_in_use' }
  /** A reset was asked for an address without an account. */
  | { readonly name: 'no_account' }
  | { readonly name: 'reset'; readonly link_id: string }
  | { readonly name: 'password_changed'; readonly link_id: string }
  | { readonly name: 'mail_change_confirm'; readonly link_id: string }
  | { readonly name: 'mail_change_requested' }
  | { readonly name: 'email_changed'; readonly link_id: string }
  /** Somebody put the former address or password back by the link in a mail. */
  | { readonly name: 'change_undone' }
  | { readonly name: 'new_device'; readonly device: string; readonly at: string }
  | { readonly name: 'deleted'; readonly link_id: string; readonly erased_at: string }
  | { readonly name: 'reactivate'; readonly link_id: string; readonly erased_at: string }
  | { readonly name: 'reactivated' }
  | { readonly name: 'banned'; readonly reason: string }
  | { readonly name: 'photo_rejected'; readonly reason: string }
  /** Somebody wrote to the reader a while ago, and the reader has not read it. */
  | { readonly name: 'message'; readonly profile_id: string }
  /** Somebody likes the reader. Who it is stands in the mail only if the reader wants it so. */
  | { readonly name: 'like'; readonly profile_id: string }
  | { readonly name: 'match'; readonly profile_id: string }
  /** There are new members in a saved search: its own name for it, and its filters as they stand in an address. */
  | { readonly name: 'search_news'; readonly search: string; readonly filters: string }
  | PaymentMail
  | ReportMail
  | FormMail

export type MailName = MailContent['name']

/** What a job of the kind `mail` says. */
export type MailJob = {
  readonly site_id: string
  readonly to: string
  readonly language: LocaleCode
  readonly content: MailContent
}
