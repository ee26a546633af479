import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import css from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What it switches, when no label beside it says so. */
  label?: string | undefined
}

/** On or off, and a press counts at once: what needs a save button is a checkbox. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <span className={classNames(css['switch'], className)}>
      <input type="checkbox" role="switch" aria-label={label} {...input} />
    </span>
  )
}
