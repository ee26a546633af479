import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import css from './chip.module.css'

interface ChipProps extends ComponentProps<'button'> {
  /** Whether the filter is in use. */
  on?: boolean | undefined
  icon?: IconName | undefined
  /** The green dot of people who are online. */
  dot?: boolean | undefined
  count?: ReactNode
  /** Says that a press opens more, instead of switching. */
  opens?: boolean | undefined
}

export function Chip(props: ChipProps) {
  const { on = false, icon, dot, count, opens = false, children, className, ...rest } = props
  return (
    <button
      type="button"
      {...(opens ? {} : { 'aria-pressed': on })}
      {...rest}
      className={classNames(css['chip'], on && css['on'], className)}
    >
      {icon && <Icon name={icon} />}
      {dot && <i className={css['dot']} />}
      <span>{children}</span>
      {count !== undefined && <b className={css['count']}>{count}</b>}
      {opens && <Icon name="caret-down" size="sm" />}
    </button>
  )
}
