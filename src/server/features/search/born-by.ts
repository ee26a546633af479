/** The last day on which a member can be born who has had this birthday by the day of `now`, by the calendar. */
export function bornBy(now: Date, age: number): string {
  const [year = 0, month = 0, day = 0] = now.toISOString().slice(0, 10).split('-').map(Number)
  const then = year - age
  const lastDay = new Date(Date.UTC(then, month, 0)).getUTCDate()
  return new Date(Date.UTC(then, month - 1, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
