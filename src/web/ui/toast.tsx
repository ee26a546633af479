import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { KitLink } from './kit-link.tsx'
import { dismissToast, type ToastContent, useCurrentToast } from './toast-store.ts'
import css from './toast.module.css'

/** Where toasts appear. It stands in the page from the start, so that what comes into it is read out. */
export function ToastRegion() {
  const toast = useCurrentToast()
  return (
    <div className={css['region']} role="status" aria-live="polite">
      {toast && <Toast {...toast.content} key={toast.id} onClose={() => dismissToast(toast.id)} />}
    </div>
  )
}

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
