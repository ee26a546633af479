export type Device = 'phone' | 'tablet' | 'desktop'

/** What somebody holds in their hands, as their browser says. A tablet that asks for pages of a desktop is counted as one. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk\/|android(?!.*mobile)/i.test(userAgent)) return 'tablet'
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'phone' : 'desktop'
}
