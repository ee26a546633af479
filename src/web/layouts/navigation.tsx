import { useLocation } from 'react-router'
import { pathTo, type RouteName } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './tab-bar.module.css'

/** The same places as in the top bar, under the thumb on a phone. */
export function TabBar({ items }: { items: readonly NavigationItem[] }) {
  const t = useText('shell.nav')
  if (items.length === 0) return null
  return (
    <nav className={css['bar']} aria-label={t('label')}>
      {items.map((item) => (
        <NavigationLink key={item.route} item={item} iconClass={css['icon']} />
      ))}
    </nav>
  )
}

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
      <span>{t(isOnIcon ? shortOf(item.text) : item.text)}</span>
      {!isOnIcon && badge}
    </KitLink>
  )
}

/** Where a tab has little room. */
function shortOf(text: NavigationItem['text']) {
  if (text === 'members') return 'members_tab'
  return text === 'premium' ? 'premium_tab' : text
}

export type NavigationItem = {
  readonly route: RouteName
  readonly text: 'for_you' | 'members' | 'chats' | 'likes' | 'credits' | 'premium'
  readonly icon: IconName
  readonly activeIcon: IconName
  readonly badge?: { readonly kind: 'unread' | 'likes' | 'warn' | 'danger'; readonly count: number }
}

/** What is new for a member: unread messages and likes not seen yet. */
type News = { readonly unread: number; readonly newLikes: number }

const FEW_CREDITS = 10

/** The places a member goes to, with what waits there. Members who have paid see their credits, others the way to premium. */
export function navigationItems(
  user: Pick<User, 'paid_user' | 'credits'>,
  news: News,
): NavigationItem[] {
  const creditsBadge =
    user.credits <= FEW_CREDITS
      ? { badge: { kind: user.credits > 0 ? 'warn' : 'danger', count: user.credits } as const }
      : {}
  return [
    { route: 'for-you', text: 'for_you', icon: 'fire-fill', activeIcon: 'fire-fill' },
    {
      route: 'members',
      text: 'members',
      icon: 'magnifying-glass',
      activeIcon: 'magnifying-glass-bold',
    },
    {
      route: 'chats',
      text: 'chats',
      icon: 'chat-circle',
      activeIcon: 'chat-circle-fill',
      ...(news.unread > 0 ? { badge: { kind: 'unread', count: news.unread } as const } : {}),
    },
    {
      route: 'likes',
      text: 'likes',
      icon: 'heart',
      activeIcon: 'heart-fill',
      ...(news.newLikes > 0 ? { badge: { kind: 'likes', count: news.newLikes } as const } : {}),
    },
    user.paid_user
      ? {
          route: 'credits',
          text: 'credits',
          icon: 'coins',
          activeIcon: 'coins-fill',
          ...creditsBadge,
        }
      : {
          route: 'premium',
          text: 'premium',
          icon: 'crown-simple',
          activeIcon: 'crown-simple-fill',
          ...creditsBadge,
        },
  ]
}
