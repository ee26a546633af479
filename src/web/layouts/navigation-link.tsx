import { useLocation } from 'react-router'
import { pathTo, type RouteName } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import type { NavigationItem } from './navigation-items.ts'

const BADGE_TEXTS = {
  unread: 'unread',
  likes: 'new_likes',
  warn: 'credits_left',
  danger: 'credits_left',
} as const

/** One place of the navigation with its badge; the same in the top bar and in the tab bar. */
export function NavigationLink({
  item,
  iconClass,
}: {
  item: NavigationItem
  iconClass?: string | undefined
}) {
  const t = useText('shell.nav')
  const path = pathTo(item.route as Extract<RouteName, 'members'>)
  const { pathname } = useLocation()
  const isOnIcon = iconClass !== undefined
  const isHere = pathname === path || pathname.startsWith(`${path}/`)

  const badge = item.badge && (
    <Badge
      kind={item.badge.kind}
      count={item.badge.count}
      label={t(BADGE_TEXTS[item.badge.kind], { count: item.badge.count })}
      ring={isOnIcon}
    />
  )

  return (
    <KitLink href={path} aria-current={isHere ? 'page' : undefined}>
      <span className={iconClass}>
        <Icon name={isHere ? item.activeIcon : item.icon} />
        {isOnIcon && badge}
      </span>
      <span>{t(isOnIcon && item.text === 'premium' ? 'premium_tab' : item.text)}</span>
      {!isOnIcon && badge}
    </KitLink>
  )
}
