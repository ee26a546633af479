import { type ComponentProps, type ReactNode, useId } from 'react'
import checkboxCss from './checkbox.module.css'
import css from './choice-card.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './field-group.tsx'
import { fieldAria } from './field.tsx'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import radioCss from './radio-mark.module.css'
import switchCss from './switch.module.css'

interface ChoiceCardProps extends ComponentProps<'input'> {
  icon?: IconName | undefined
  /** A soft word at the end. */
  aside?: ReactNode
}

/** One answer of a radio group. Put several with one name in a FieldGroup. */
export function ChoiceCard({ icon, aside, children, className, ...input }: ChoiceCardProps) {
  return (
    <label className={classNames(css['card'], className)}>
      {icon && <Icon name={icon} className={css['icon']} />}
      <span className={css['text']}>{children}</span>
      {aside && <span className={css['aside']}>{aside}</span>}
      <RadioMark {...input} />
    </label>
  )
}

/** The mark of a radio button, for cards of which one is chosen. */
export function RadioMark(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" {...input} className={radioCss['mark']} />
}

interface CheckboxProps extends ComponentProps<'input'> {
  error?: ReactNode
}

/** A box to tick; its text may hold links. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={className}>
      <div className={checkboxCss['line']}>
        <input
          type="checkbox"
          {...fieldAria(id, { error })}
          {...input}
          id={id}
          className={checkboxCss['box']}
        />
        <label htmlFor={id} className={checkboxCss['text']}>
          {children}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What it switches, when no label beside it says so. */
  label?: string | undefined
}

/** On or off, and a press counts at once: what needs a save button is a checkbox. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <span className={classNames(switchCss['switch'], className)}>
      <input type="checkbox" role="switch" aria-label={label} {...input} />
    </span>
  )
}
