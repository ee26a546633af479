const DAY = 24 * 60 * 60 * 1000

export type Clock = { readonly now: Date; readonly locale: string; readonly timeZone: string }

/** When something was, as short as a row has room for: today the time, then the day, then the date. */
export function rowTime(moment: Date, clock: Clock): string {
  const days = daysBetween(moment, clock)
  if (days <= 0) return clockTime(moment, clock)
  if (days === 1) return relativeDay(1, clock)
  return formatted(moment, clock, days < 7 ? { weekday: 'short' } : dateOf(moment, clock, 'short'))
}

/** The day that begins between two messages. */
export function dayName(moment: Date, clock: Clock): string {
  const days = daysBetween(moment, clock)
  if (days <= 1) return capital(relativeDay(Math.max(0, days), clock), clock)
  const date = dateOf(moment, clock, 'long')
  return capital(
    formatted(moment, clock, days < 7 ? { weekday: 'long' } : { weekday: 'long', ...date }),
    clock,
  )
}

export function clockTime(moment: Date, clock: Clock): string {
  return formatted(moment, clock, { hour: '2-digit', minute: '2-digit' })
}

/** The day as a name of its own, to tell one from another. */
export function dayKey(moment: Date, { timeZone }: Clock): string {
  return formatOf('en-CA', { timeZone }).format(moment)
}

function relativeDay(daysAgo: number, { locale }: Clock): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day')
}

function dateOf(moment: Date, { now }: Clock, month: 'short' | 'long'): Intl.DateTimeFormatOptions {
  const isLongAgo = now.getTime() - moment.getTime() > 330 * DAY
  return { day: 'numeric', month, ...(isLongAgo ? { year: 'numeric' } : {}) }
}

function formatted(
  moment: Date,
  { locale, timeZone }: Clock,
  format: Intl.DateTimeFormatOptions,
): string {
  return formatOf(locale, { ...format, timeZone }).format(moment)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a hundred times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options)
  const known = formats.get(name) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(name, known)
  return known
}

/** Midnights between the two, where the site is. */
function daysBetween(moment: Date, clock: Clock): number {
  return Math.round(
    (Date.parse(dayKey(clock.now, clock)) - Date.parse(dayKey(moment, clock))) / DAY,
  )
}

function capital(words: string, { locale }: Clock): string {
  const [first = '', ...rest] = words
  return first.toLocaleUpperCase(locale) + rest.join('')
}
