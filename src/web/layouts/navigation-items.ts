import { isServed, type RouteName } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export type NavigationItem = {
  readonly route: RouteName
  readonly text: 'members' | 'chats' | 'likes' | 'credits' | 'premium'
  readonly icon: IconName
  readonly activeIcon: IconName
  readonly badge?: { readonly kind: 'unread' | 'likes' | 'warn' | 'danger'; readonly count: number }
}

/** What is new for a member: unread messages and likes not seen yet. */
export type News = { readonly unread: number; readonly newLikes: number }

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

/** Those of them whose screens exist: the product never links to a page that is not there. */
export function servedItems(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter(({ route }) => isServed(route))
}
