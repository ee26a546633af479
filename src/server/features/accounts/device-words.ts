const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/** What a device calls itself, in few words such as `Firefox, Android`; empty when it says nothing we know. */
export function deviceWords(userAgent: string): string {
  const first = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ')
}
