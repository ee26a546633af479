import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './field-group.tsx'
import css from './field.module.css'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface FieldProps extends FieldTexts, ComponentProps<'input'> {
  icon?: IconName | undefined
  /** A button at the end of the control. */
  end?: ReactNode
}

export function Field(props: FieldProps) {
  const { label, labelHidden, hint, error, icon, end, className, ...input } = props
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, className }}>
      <div className={css['control']}>
        {icon && <Icon name={icon} />}
        <input type="text" {...fieldAria(id, { hint, error })} {...input} id={id} />
        {end}
      </div>
    </FieldFrame>
  )
}

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

/** A password, with a button that shows what was typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      icon={shown ? 'eye-slash' : 'eye'}
      label={shown ? hideLabel : showLabel}
      size="sm"
      className={css['inside']}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <Field
      autoComplete="current-password"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  )
}

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, className, ...textarea } = props
  const ownId = useId()
  const id = textarea.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, className }}>
      <div className={css['control']}>
        <textarea rows={4} {...fieldAria(id, { hint, error })} {...textarea} id={id} />
      </div>
    </FieldFrame>
  )
}

interface SelectProps extends FieldTexts, ComponentProps<'select'> {}

export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, className, ...select } = props
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, error, className }}>
      <div className={classNames(css['control'], css['select'])}>
        <select {...fieldAria(id, { hint, error })} {...select} id={id} />
        <Icon name="caret-down" size="sm" />
      </div>
    </FieldFrame>
  )
}

export interface FieldTexts {
  label: string
  /** Kept for screen readers, when the place makes it plain to all others. */
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

/** What joins a control to the hint and the error under it. */
export function fieldAria(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
