/** Days before months, as everybody who works here writes them. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** How numbers, money and days are written in a language. */
export function numbersIn(language: string, currency: string | null) {
  const locale = localeOf(language)
  const number = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const style = { style: 'currency', currency: currency ?? 'EUR' } as const
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(locale, style)
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return {
    count: (value: number) => number.format(value),
    share: (value: number) => share.format(value),
    /** Of minor units. */
    money: (minor: number) => whole.format(minor / 100),
    cents: (minor: number) => exact.format(minor / 100),
    tick: (value: number) =>
      Math.abs(value) >= 10_000 ? short.format(value) : number.format(value),
    moneyTick: (value: number) => whole.format(value),
    day: (text: string) => day.format(new Date(text)),
    weekday: (text: string) => weekday.format(new Date(text)),
  }
}

export type Numbers = ReturnType<typeof numbersIn>

/** How much more or less it is, as a part of what it was; null where there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / Math.abs(before)
}
