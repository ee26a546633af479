const DAY_MS = 24 * 60 * 60 * 1000
/** How long a bank wants to know of a debit before. */
const NOTICE_DAYS = 2
/** New Year, Labour Day, Christmas and the day after; Good Friday and Easter Monday move. */
const FIXED = ['01-01', '05-01', '12-25', '12-26']

/** The day on which an account is debited for what is ordered today: two days later on which banks work (TARGET). */
export function debitDay(today: string): string {
  const state = { day: new Date(`${today}T00:00:00Z`), left: NOTICE_DAYS }
  while (state.left > 0) {
    state.day = new Date(state.day.getTime() + DAY_MS)
    if (isWorkday(state.day)) state.left -= 1
  }
  return dayOf(state.day)
}

function isWorkday(date: Date): boolean {
  const isWeekend = date.getUTCDay() % 6 === 0
  return !isWeekend && !FIXED.includes(dayOf(date).slice(5)) && !isEaster(date)
}

function isEaster(date: Date): boolean {
  const sunday = easterSunday(date.getUTCFullYear()).getTime()
  return date.getTime() === sunday - 2 * DAY_MS || date.getTime() === sunday + DAY_MS
}

/** Gauss's rule, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const moved = h + l - 7 * m
  const month = Math.floor((moved + 90) / 25)
  return new Date(Date.UTC(year, month - 1, (moved + 33 * month + 19) % 32))
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
