import { useLoaderData } from 'react-router'
import type * as z from 'zod/mini'
import type { listOnline } from '#contract/online.ts'

/** Who is online, as it was when the page was made. */
export function useOnline() {
  return useLoaderData<z.output<(typeof listOnline)['output']>>()
}
