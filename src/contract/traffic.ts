import * as z from 'zod/mini'

/** Characters that belong in no address: they cannot be stored, or do harm where they are printed. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u
const Word = z.string().check(
  z.trim(),
  z.maxLength(100),
  z.refine((word) => !UNPRINTABLE.test(word)),
)

/** Where a visitor came from, as the address of their first page told. */
export const TrafficSource = z.strictObject({
  network: Word.check(z.minLength(1)),
  ref: z.optional(Word),
  sub1: z.optional(Word),
  sub2: z.optional(Word),
  sub3: z.optional(Word),
})
export type TrafficSource = z.infer<typeof TrafficSource>

/** The traffic source that an address names; null when it names none. */
export function trafficSourceIn(query: { get(key: string): string | null }): TrafficSource | null {
  const given = ['network', 'ref', 'sub1', 'sub2', 'sub3'].flatMap((key) => {
    const value = query.get(key)
    return value ? [[key, value]] : []
  })
  return sourceOf(Object.fromEntries(given))
}

/** The traffic source that a browser kept in its cookie; null when it keeps none. */
export function keptTrafficSource(cookie: string | undefined): TrafficSource | null {
  try {
    return sourceOf(JSON.parse(cookie ?? 'null'))
  } catch {
    return null
  }
}

/** Who sent a visitor. On the first page of a visit the address alone says it; later the browser has kept it. */
export function sourceFor(
  cookies: Readonly<Record<string, string | undefined>>,
  query: { get(key: string): string | null },
): TrafficSource | null {
  return keptTrafficSource(cookies['source']) ?? trafficSourceIn(query)
}

/** Whether a visitor from there may sign up: signup is open to all, to visitors with a traffic source, or closed. */
export function maySignUp(
  signups: 'all' | 'with_trafficsource' | 'none',
  source: TrafficSource | null,
): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && source !== null)
}

function sourceOf(given: unknown): TrafficSource | null {
  const source = z.safeParse(TrafficSource, given)
  return source.success ? source.data : null
}
