import type { FormMail } from '../form-mail.ts'
import type { MailName } from '../mail-content.ts'
import type { PaymentMail } from '../payment-mail.ts'
import type { ReportMail } from '../report-mail.ts'

/** The words of one mail. In braces stands what is filled in: site, support, and what the mail itself knows. */
export type MailText = {
  /** Neutral: it shows on a locked screen, to whoever is near. */
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
  /** What stands there instead for readers who want names: `who` is filled in. */
  readonly named?: Pick<MailText, 'subject' | 'title' | 'body'>
}

type WithoutButton = Omit<MailText, 'button'>

/** Every text that mails need in one language. */
export type MailTexts = {
  readonly mails: Readonly<
    Record<Exclude<MailName, 'banned' | (PaymentMail | ReportMail | FormMail)['name']>, MailText>
  > & {
    readonly banned: WithoutButton
  }
  readonly fallback: string
  readonly help: string
  readonly whyMember: string
  readonly whyStranger: string
  /** Who sends it, as the law asks. */
  readonly company: string
  readonly unsubscribe: string
  readonly privacy: string
}
