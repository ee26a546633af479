const DECIMAL = /^(\d{1,13})\.(\d{2})$/

/** Whole minor units as a decimal with two places, without passing through a fraction: 1234 is '12.34'. */
export function decimalOf(minor: number): `${number}` {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new Error('an amount is whole and not negative')
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** The same the other way round. What is not such a decimal is an error, and never nearly right. */
export function minorOf(decimal: string): number {
  const [, whole, cents] = DECIMAL.exec(decimal) ?? []
  if (whole === undefined) throw new Error('an amount has two decimals')
  return Number(`${whole}${cents}`)
}
