import { Refusal } from '#contract/refusals.ts'
import { hasAddress } from './contact/address.ts'
import { hasHandle } from './contact/handle.ts'
import { hasPhoneNumber } from './contact/phone-number.ts'
import { plainText } from './contact/plain-text.ts'

/** Whether a text tells how to reach somebody elsewhere: a telephone number, a mail address, a link, a messenger's name. */
export function hasContactDetails(text: string): boolean {
  const plain = plainText(text)
  const small = plain.toLowerCase()
  return hasPhoneNumber(small) || hasHandle(small) || hasAddress(plain)
}

/** Refuses texts with contact details in them, and says in which field they are. */
export function demandNoContactDetails(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).find(([, text]) => hasContactDetails(text))
  if (found) throw new Refusal('CONTACT_DETAILS', { field: found[0] })
}
