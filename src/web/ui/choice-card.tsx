import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { RadioMark } from './radio-mark.tsx'
import css from './choice-card.module.css'

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
