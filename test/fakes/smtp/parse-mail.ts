import PostalMime from 'postal-mime'
import type { Address } from 'postal-mime'
import type { SMTPServerEnvelope } from 'smtp-server'

export interface Mail {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  /** Every header in order, repeated ones included; names are in lower case. */
  headers: { key: string; value: string }[]
  envelope: { from: string; to: string[] }
  raw: string
}

export async function parseMail(raw: Buffer, envelope: SMTPServerEnvelope): Promise<Mail> {
  const mail = await PostalMime.parse(raw)
  return {
    from: addresses(mail.from ? [mail.from] : []).join(),
    to: addresses(mail.to ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    envelope: {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
    },
    raw: raw.toString('utf8'),
  }
}

function addresses(list: Address[]): string[] {
  return list.flatMap((entry) => entry.group ?? [entry]).map(({ address }) => address)
}
