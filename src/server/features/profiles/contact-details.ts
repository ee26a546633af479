import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { Refusal } from '#contract/refusals.ts'

/** Refuses texts with contact details in them, and says in which field they are. */
export function requireNoContactDetails(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).find(([, text]) => hasContactDetails(text))
  if (found) throw new Refusal('CONTACT_DETAILS', { field: found[0] })
}
