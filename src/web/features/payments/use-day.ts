import { useClock } from '#web/features/settings/use-clock.ts'

/** A moment as the day it was where the site is, in the language on the screen. */
export function useDay(): (moment: string) => string {
  const { locale, timeZone } = useClock()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  return (moment) => format.format(new Date(moment))
}
