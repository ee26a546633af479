import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './field.module.css'

/** What is wrong with a field: icon and sentence, never the colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css['error']}>
      <Icon name="warning-circle-fill" />
      <span>{children}</span>
    </p>
  )
}
