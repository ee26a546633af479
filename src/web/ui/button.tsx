import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import iconButtonCss from './icon-button.module.css'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { KitLink, type KitLinkProps } from './kit-link.tsx'
import { Spinner } from './waiting.tsx'

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

interface ButtonLinkProps extends ButtonLook, ButtonContentProps, Omit<KitLinkProps, 'children'> {}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind, size, block, icon, iconEnd, cost, children, className, ...rest } = props
  return (
    <KitLink {...rest} className={classNames(buttonClass({ kind, size, block }), className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd} cost={cost}>
        {children}
      </ButtonContent>
    </KitLink>
  )
}

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
      className={classNames(
        iconButtonCss['button'],
        iconButtonCss[kind],
        iconButtonCss[size],
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}

interface ButtonContentProps {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** What a press costs, after a hairline. */
  cost?: ReactNode
  children: ReactNode
}

/** What stands in a button. The spinner takes the place of an icon, or floats beside the words, so that the width stays. */
function ButtonContent(props: ButtonContentProps & { busy?: boolean | undefined }) {
  const { icon, iconEnd, cost, busy = false, children } = props
  const floats = busy && !icon && !iconEnd
  return (
    <>
      {icon && (busy ? <Spinner /> : <Icon name={icon} />)}
      <span className={css['label']}>
        {floats && <Spinner className={css['floating']} />}
        {children}
      </span>
      {cost && <span className={css['cost']}>{cost}</span>}
      {iconEnd && (busy && !icon ? <Spinner /> : <Icon name={iconEnd} />)}
    </>
  )
}

interface ButtonLook {
  kind?: 'primary' | 'ink' | 'quiet' | 'ghost' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as what it stands in. */
  block?: boolean | undefined
}

/** The class of anything that should look like a button. */
export function buttonClass({ kind = 'primary', size = 'md', block = false }: ButtonLook): string {
  return classNames(css['button'], css[kind], css[size], block && css['block'])
}
