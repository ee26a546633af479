import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './chip.module.css'

/** A checkbox in the shape of a chip, for picking several of many. */
export function ChipCheckbox({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames(css['chip'], css['box'], className)}>
      <input type="checkbox" {...input} className="visually-hidden" />
      <Icon name="check-bold" size="sm" className={css['tick']} />
      <span>{children}</span>
    </label>
  )
}
