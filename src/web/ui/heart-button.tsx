import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './heart-button.module.css'

interface HeartButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  liked: boolean
  label: string
  /** On a photo it is glass, on a page it is a card of its own. */
  ground?: 'photo' | 'page' | undefined
}

export function HeartButton({
  liked,
  label,
  ground = 'photo',
  className,
  onClick,
  ...rest
}: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={label}
      title={label}
      {...rest}
      // The second click of a double one would take the like back.
      onClick={(event) => event.detail < 2 && onClick?.(event)}
      className={classNames(css['heart'], css[ground], className)}
    >
      <Icon name={liked ? 'heart-fill' : 'heart'} />
    </button>
  )
}
