import { useLoaderData } from 'react-router'
import type * as z from 'zod/mini'
import type { getLander } from '#contract/landers.ts'

type Lander = z.output<(typeof getLander)['output']> & {
  /** The addresses of drawn faces. */
  readonly drawn: readonly string[]
}

/** What was loaded with the landing page. */
export function useLander(): Lander {
  return useLoaderData<Lander>()
}
