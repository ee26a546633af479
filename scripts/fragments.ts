/** Short files that serve one file beside them, and stand alone all the same. */
export const LISTED: ReadonlySet<string> = new Set<string>([])
