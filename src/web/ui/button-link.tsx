import { buttonClass, type ButtonLook } from './button-class.ts'
import { ButtonContent, type ButtonContentProps } from './button-content.tsx'
import { classNames } from './class-names.ts'
import { KitLink, type KitLinkProps } from './kit-link.tsx'

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
