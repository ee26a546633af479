import type { ComplaintSummary } from '../../form-mail.ts'
import type { MailText } from '../mail-texts.ts'

type WithoutButton = Omit<MailText, 'button'>

/** What mails after a form on an information page say in one language. */
export type FormTexts = {
  readonly mails: {
    readonly complaint_receipt: WithoutButton
    readonly complaint: WithoutButton
    readonly complaint_answer: MailText
    readonly exclusion: MailText
  }
  readonly kinds: Readonly<Record<ComplaintSummary['kind'], string>>
}
