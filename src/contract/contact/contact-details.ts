import { hasLink, hasMailAddress } from './address.ts'
import { withoutBankNumbers } from './bank-number.ts'
import { hasHandle } from './handle.ts'
import { hasPhoneNumber } from './phone-number.ts'
import { plainText } from './plain-text.ts'

/** What can lead a reader from here to the sender's telephone, mail, another service or bank. */
export const CONTACT_KINDS = ['phone', 'email', 'link', 'handle', 'bank'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/**
 * Whether a text tells how to reach its sender elsewhere: a telephone number, a mail address, a link, a messenger's
 * name.
 */
export function hasContactDetails(text: string): boolean {
  const plain = plainText(text)
  const small = plain.toLowerCase()
  return hasPhoneNumber(small) || hasHandle(small) || hasMailAddress(plain) || hasLink(plain)
}

/** Everything of that kind that a text tells, and numbers of accounts and cards besides. */
export function contactDetailsIn(text: string): ContactKind[] {
  const plain = plainText(text)
  const rest = withoutBankNumbers(plain)
  const small = rest.toLowerCase()
  const hasMail = hasMailAddress(rest)
  const found: Record<ContactKind, boolean> = {
    phone: hasPhoneNumber(small),
    email: hasMail,
    // The end of a mail address reads as a link, and its beginning as a name.
    link: !hasMail && hasLink(rest),
    handle: !hasMail && hasHandle(small),
    bank: rest !== plain,
  }
  return CONTACT_KINDS.filter((kind) => found[kind])
}
