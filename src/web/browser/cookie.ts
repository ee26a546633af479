const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The cookies that a page itself writes, so that the server knows them: choices of this browser, kept for a year. */
export type ChoiceCookie = 'locale' | 'theme' | 'country' | 'entry'

export function setChoice(name: ChoiceCookie, value: string): void {
  write(name, value, YEAR_SECONDS)
}

export function hasChoice(name: ChoiceCookie): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}

export function clearChoice(name: ChoiceCookie): void {
  write(name, '', 0)
}

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
