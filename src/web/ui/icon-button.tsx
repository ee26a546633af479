import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import css from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  label: string
  kind?: 'plain' | 'lined' | 'glass' | 'soft' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** For a button that is either on or off. */
  pressed?: boolean | undefined
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, kind = 'plain', size = 'md', pressed, className, ...rest } = props
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(css['button'], css[kind], css[size], className)}
    >
      <Icon name={icon} />
    </button>
  )
}
