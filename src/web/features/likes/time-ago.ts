const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Clock = { readonly now: Date; readonly locale: string; readonly timeZone: string }

/** When something was, as short as a tile has room for: minutes, hours, the day, the date. */
export function shortAgo(moment: Date, clock: Clock): string {
  const { now, locale, timeZone } = clock
  const ms = now.getTime() - moment.getTime()
  const days = daysBetween(moment, clock)
  if (ms < 6 * HOUR && (days === 0 || ms < HOUR)) return inUnits(ms, { locale, style: 'short' })
  if (days <= 1) return words(locale, 'long').format(-days, 'day')
  const format = days < 7 ? { weekday: 'long' as const } : dateFormat(moment, now)
  return new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(moment)
}

/** How long ago something was, in a sentence. */
export function longAgo(moment: Date, clock: Clock): string {
  const { now, locale } = clock
  const ms = now.getTime() - moment.getTime()
  if (ms < DAY) return inUnits(ms, { locale, style: 'long' })
  return words(locale, 'long').format(-Math.max(1, daysBetween(moment, clock)), 'day')
}

function inUnits(ms: number, look: { locale: string; style: 'short' | 'long' }): string {
  const format = words(look.locale, look.style)
  if (ms < MINUTE) return format.format(0, 'second')
  return ms < HOUR
    ? format.format(-Math.floor(ms / MINUTE), 'minute')
    : format.format(-Math.floor(ms / HOUR), 'hour')
}

function words(locale: string, style: 'short' | 'long'): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style })
}

function dateFormat(moment: Date, now: Date): Intl.DateTimeFormatOptions {
  const isLongAgo = now.getTime() - moment.getTime() > 330 * DAY
  return { day: 'numeric', month: 'short', ...(isLongAgo ? { year: 'numeric' } : {}) }
}

/** Midnights between the two, where the site is. */
function daysBetween(moment: Date, { now, timeZone }: Clock): number {
  return Math.round((dayOf(now, timeZone) - dayOf(moment, timeZone)) / DAY)
}

function dayOf(date: Date, timeZone: string): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(date))
}
