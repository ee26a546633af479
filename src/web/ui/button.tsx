import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { classNames } from './class-names.ts'

interface ButtonProps
  extends ButtonLook, ButtonContentProps, Omit<ComponentProps<'button'>, 'children'> {
  /** Under way: it keeps its label, width and focus, and a press does nothing. */
  busy?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const { kind, size, block, icon, iconEnd, cost, busy = false, children, ...native } = props
  const { className, onClick, ...rest } = native
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} cost={cost} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
