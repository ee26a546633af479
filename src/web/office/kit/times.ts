/** Days before months, as everybody who works here writes them. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

const HOUR_MS = 60 * 60 * 1000

/** 16:04 today, 12 Nov this year, and with the year before it. */
export function timeIn(moment: string, language: string): string {
  const [time, now] = [new Date(moment), new Date()]
  if (time.toDateString() === now.toDateString())
    return time.toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' })
  return dayIn(moment, language)
}

export function dayIn(moment: string, language: string): string {
  const [time, now] = [new Date(moment), new Date()]
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: '2-digit' } as const)
  return time.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', ...year })
}

/** To the second, as the record needs it. */
export function exactly(moment: string, language: string): string {
  return new Date(moment).toLocaleString(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
}

export function hoursUntil(moment: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / HOUR_MS))
}

const MINUTE_MS = 60 * 1000

type Spans = {
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
}

/** 40 min, 23 h, 5 d. */
export function spanIn(t: Spans, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return t.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? t.hours(hours) : t.days(Math.floor(hours / 24))
}
