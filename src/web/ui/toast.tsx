import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { KitLink } from './kit-link.tsx'
import type { ToastContent } from './toast-store.ts'
import css from './toast.module.css'

interface ToastProps extends ToastContent {
  onClose: () => void
}

/** Says one thing for six seconds; a pointer or the focus on it stops the clock. */
export function Toast({
  title,
  text,
  icon,
  picture,
  badge,
  href,
  closeLabel,
  onClose,
}: ToastProps) {
  return (
    <div className={css['toast']}>
      {picture ?? (icon && <Icon name={icon} size="lg" className={css['icon']} />)}
      <div className={css['words']}>
        <b className={css['title']}>
          <MaybeLink href={href} onClick={onClose}>
            {title}
          </MaybeLink>
        </b>
        {text && <span className={css['text']}>{text}</span>}
      </div>
      {badge}
      <IconButton
        icon="x"
        size="sm"
        label={closeLabel}
        className={css['close']}
        onClick={onClose}
      />
      <i className={css['life']} onAnimationEnd={onClose} />
    </div>
  )
}

interface MaybeLinkProps {
  href: string | undefined
  onClick: () => void
  children: ReactNode
}

function MaybeLink({ href, onClick, children }: MaybeLinkProps) {
  if (!href) return children
  return (
    <KitLink href={href} onClick={onClick} className={css['link']}>
      {children}
    </KitLink>
  )
}
