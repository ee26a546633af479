import { stored } from '#web/browser/kept.ts'

type Intention = { readonly what: string; readonly id: string }

const keptIntention = stored<Intention>('intention', read)

/** The client id of what somebody means to buy: the same until that is answered, also after a reload. */
export function intentionId(wish: object): string {
  const what = JSON.stringify(wish)
  const known = keptIntention.get()
  if (known?.what === what) return known.id
  const id = crypto.randomUUID()
  keptIntention.set({ what, id })
  return id
}

/** From now on the same wish is a new one. */
export function forgetIntention(): void {
  keptIntention.forget()
}

function read(stored: unknown): Intention | null {
  const { what, id } = (stored ?? {}) as Partial<Intention>
  return typeof what === 'string' && typeof id === 'string' ? { what, id } : null
}
