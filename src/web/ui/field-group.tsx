import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import css from './field.module.css'

interface FieldGroupProps {
  legend: string
  legendHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  /** How the controls stand: as they come, one below the other, or in two columns. */
  columns?: 1 | 2 | undefined
  className?: string | undefined
  children: ReactNode
}

/** Controls that answer one question together: choice cards, checkboxes, the three parts of a date. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, legendHidden, hint, error, columns, className, children } = props
  const id = useId()
  return (
    <fieldset
      className={classNames(css['frame'], className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : css['label']}>{legend}</legend>
      <div className={columns && css[`columns-${columns}`]}>{children}</div>
      {hint && <p className={css['hint']}>{hint}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
