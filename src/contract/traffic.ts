import * as z from 'zod/mini'

const Part = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** Where a visitor came from, as the address of their first page told. */
export const TrafficSource = z.strictObject({
  network: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  ref: Part,
  sub1: Part,
  sub2: Part,
  sub3: Part,
})
export type TrafficSource = z.infer<typeof TrafficSource>

/** The traffic source that an address names; null when it names none. */
export function trafficSourceIn(query: { get(key: string): string | null }): TrafficSource | null {
  const given = ['network', 'ref', 'sub1', 'sub2', 'sub3'].flatMap((key) => {
    const value = query.get(key)
    return value ? [[key, value]] : []
  })
  const source = z.safeParse(TrafficSource, Object.fromEntries(given))
  return source.success ? source.data : null
}
