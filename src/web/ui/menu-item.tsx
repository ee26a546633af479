import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { KitLink } from './kit-link.tsx'
import css from './menu.module.css'

interface MenuItemProps {
  icon?: IconName | undefined
  /** A place to go, or else something to do. */
  href?: string | undefined
  onPress?: (() => void) | undefined
  /** The one that is in force. */
  current?: boolean | undefined
  lang?: string | undefined
  badge?: ReactNode
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, href, onPress, current, lang, badge, children } = props
  const row = {
    className: css['item'],
    'aria-current': current || undefined,
    lang,
    onClick: onPress,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={css['text']}>{children}</span>
      {badge}
      {current && <Icon name="check-bold" size="sm" />}
    </>
  )
  return (
    <li>
      {href ? (
        <KitLink href={href} {...row}>
          {content}
        </KitLink>
      ) : (
        <button type="button" {...row}>
          {content}
        </button>
      )}
    </li>
  )
}
