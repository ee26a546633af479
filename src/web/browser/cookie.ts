const DAY_SECONDS = 24 * 60 * 60
const YEAR_DAYS = 365

/** The cookies that a page itself writes, so that the server knows them: mostly choices of this browser, kept for a year. */
export type ChoiceCookie = 'locale' | 'theme' | 'country' | 'entry' | 'source'

export function setChoice(name: ChoiceCookie, value: string, days = YEAR_DAYS): void {
  write(name, value, days * DAY_SECONDS)
}

export function clearChoice(name: ChoiceCookie): void {
  write(name, '', 0)
}

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
