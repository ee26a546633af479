/** Kept for as long as the page or the process lives: making one takes far longer than using it. */
const kept = new Map<string, unknown>()

/** How numbers are written in a language. */
export function numberFormat(iso: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keep('number', iso, options, () => new Intl.NumberFormat(iso, options))
}

/** How days and times are written in a language. */
export function dateFormat(iso: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep('date', iso, options, () => new Intl.DateTimeFormat(iso, options))
}

/** What countries are called in a language. */
export function countryNames(iso: string): Intl.DisplayNames {
  const options = { type: 'region' } as const
  return keep('names', iso, options, () => new Intl.DisplayNames(iso, options))
}

function keep<Format>(kind: string, iso: string, options: object, make: () => Format): Format {
  const key = `${kind} ${iso} ${JSON.stringify(options)}`
  const format = (kept.get(key) as Format | undefined) ?? make()
  kept.set(key, format)
  return format
}
