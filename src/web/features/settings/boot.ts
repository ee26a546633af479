import { createContext, use } from 'react'
import type { Boot } from '#contract/page.ts'

export const BootContext = createContext<Boot | null>(null)

/** What the page knew when it was made. What may change since then is in the query cache instead. */
export function useBoot(): Boot {
  const boot = use(BootContext)
  if (!boot) throw new Error('There is no page around this')
  return boot
}
