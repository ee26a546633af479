/** Whether it is a day that there is, as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && midnight.toJSON()?.slice(0, 10) === text
}
