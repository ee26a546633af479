import type { ReactNode } from 'react'

/** What joins a control to the hint and the error under it. */
export function fieldAria(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
