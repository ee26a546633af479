import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import css from './settings.module.css'

type EditableRowProps = {
  title: string
  value: ReactNode
  /** What the button says that opens the form. */
  edit: string
  isOpen: boolean
  onEdit: () => void
  /** The form. */
  children: ReactNode
}

/** Something that is as it is until one opens the form to change it. */
export function EditableRow({ title, value, edit, isOpen, onEdit, children }: EditableRowProps) {
  return (
    <div className={css['stack']}>
      <div className={css['row']}>
        <div className={css['words']}>
          <h3>{title}</h3>
          <span>{value}</span>
        </div>
        {!isOpen && (
          <Button kind="quiet" size="sm" aria-label={`${title}: ${edit}`} onClick={onEdit}>
            {edit}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
