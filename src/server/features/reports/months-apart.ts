/** How long one can complain about a decision, and how long what was reported is kept after it. */
const MONTHS = 6

export function monthsAfter(moment: Date): Date {
  return monthsApart(moment, MONTHS)
}

export function monthsBefore(moment: Date): Date {
  return monthsApart(moment, -MONTHS)
}

function monthsApart(moment: Date, months: number): Date {
  const moved = new Date(moment)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved
}
