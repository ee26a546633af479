/** An amount with the sign of its currency and a fixed space. */
export function amountOf(minor: number, currency: string, language: string): string {
  try {
    const style = { style: 'currency', currency } as const
    return new Intl.NumberFormat(language === 'en' ? 'en-IE' : language, style).format(minor / 100)
  } catch {
    return `${(minor / 100).toFixed(2)} ${currency}`
  }
}
