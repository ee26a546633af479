import { useId, type ComponentProps, type ReactNode } from 'react'
import { fieldAria } from './field-aria.ts'
import { FieldError } from './field-error.tsx'
import css from './checkbox.module.css'

interface CheckboxProps extends ComponentProps<'input'> {
  error?: ReactNode
}

/** A box to tick; its text may hold links. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={className}>
      <div className={css['line']}>
        <input
          type="checkbox"
          {...fieldAria(id, { error })}
          {...input}
          id={id}
          className={css['box']}
        />
        <label htmlFor={id} className={css['text']}>
          {children}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
