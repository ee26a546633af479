const DIGITS = 2

const PLAIN = /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/
/** With something between the thousands, which then does not part the cents. */
const GROUPED =
  /^(?<whole>\d{1,3}(?<between>[.,'])\d{3}(?:\k<between>\d{3})*)(?:(?!\k<between>)[.,](?<cents>\d{1,2}))?$/

/** What somebody typed as an amount of money, in minor units; null where it is none. Comma and point both part cents. */
export function minorOf(typed: string): number | null {
  const amount = typed.replaceAll(/[\s\u{a0}\u{202f}]|\p{Sc}/gu, '')
  const parts = (PLAIN.exec(amount) ?? GROUPED.exec(amount))?.groups
  if (!parts) return null
  const whole = Number(parts['whole']!.replaceAll(/\D/g, ''))
  const cents = Number((parts['cents'] ?? '').padEnd(DIGITS, '0'))
  return whole * 10 ** DIGITS + cents
}
