import { useState, type ComponentProps } from 'react'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import css from './field.module.css'

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
