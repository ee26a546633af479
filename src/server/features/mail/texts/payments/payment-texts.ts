import type { PaymentMail } from '../../payment-mail.ts'
import type { MailText } from '../mail-texts.ts'

/** What mails about money say in one language. */
export type PaymentTexts = Readonly<Record<PaymentMail['name'], MailText>>
