import type { z } from 'zod/mini'
import { getAge } from '#contract/age.ts'
import type { Call } from '#contract/endpoint.ts'

/** What the site asks of whoever looks at the page. */
export type Age = z.output<typeof getAge.output>

export function loadAge(call: Call): Promise<Age> {
  return call(getAge, {})
}
