import type { ComponentProps, ReactNode } from 'react'
import css from './chip.module.css'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface ChipProps extends ComponentProps<'button'> {
  /** Whether the filter is in use. */
  on?: boolean | undefined
  icon?: IconName | undefined
  /** The green dot of members who are online. */
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

interface ChipTextProps {
  /** What a tick before the word means; without it there is none. */
  ticked?: string | undefined
  children: ReactNode
}

/** A chip that only says something. */
export function ChipText({ ticked, children }: ChipTextProps) {
  return (
    <span className={classNames(css['text'], ticked && css['on'])}>
      {ticked && (
        <>
          <Icon name="check-bold" size="sm" />
          <span className="visually-hidden">{`${ticked}: `}</span>
        </>
      )}
      {children}
    </span>
  )
}
