import { useSyncExternalStore } from 'react'
import { localeOf } from '#contract/locales.ts'
import { useCatalogue } from '#web/i18n/catalogue.ts'
import { useBoot, useSettings } from './settings.ts'

/** What it takes to say how long ago something was: the time now, the language, and where the site is. */
export function useClock() {
  const now = useNow(useBoot().now)
  const { time_zone: timeZone } = useSettings()
  const { locale } = useCatalogue()
  return { now, timeZone, locale: localeOf(locale).iso }
}

const MINUTE_MS = 60_000

/** What time it is, to the minute. Taken over from the server it is the time of the page. */
function useNow(pageTime: string): Date {
  const minute = useSyncExternalStore(
    everyMinute,
    () => minuteOf(Date.now()),
    () => minuteOf(Date.parse(pageTime)),
  )
  return new Date(minute * MINUTE_MS)
}

function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS)
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4)
  return () => clearInterval(timer)
}
