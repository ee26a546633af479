import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import css from './field.module.css'

export interface FieldTexts {
  label: string
  /** Kept for those who cannot see, when the place makes it plain. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** What is wrong, in a sentence; it may hold a button that puts it right. */
  error?: ReactNode
}

interface FieldFrameProps extends FieldTexts {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label above a control, hint and error below it. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, hint, error, className, children } = props
  return (
    <div className={classNames(css['frame'], className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : css['label']}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
