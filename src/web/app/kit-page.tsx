import type { User } from '#contract/user.ts'
import { navigationItems } from '#web/layouts/navigation-items.ts'
import { TabBar } from '#web/layouts/tab-bar.tsx'
import { TopBar } from '#web/layouts/top-bar.tsx'
import { KitScreen } from '#web/screens/kit-screen.tsx'
import css from './kit-page.module.css'

const FREE: User = {
  status: 'active',
  credits: 3,
  paid_user: false,
  signup_date: '2026-01-01T00:00:00Z',
  fictional_icon: false,
  language: 'nl',
  notifications_disabled: [],
  is_discreet: false,
  has_about: true,
  unread_messages: 0,
  new_likes: 0,
  discount: null,
  profile: { name: 'Noor', country: 'NL', status: 'active', main_image: null },
}
const PREMIUM: User = { ...FREE, credits: 0, paid_user: true }

/** The kit, and the navigation of free and premium members with everything in it, whether it is served yet or not. */
export function KitPage() {
  return (
    <>
      <div className={css['samples']}>
        <TopBar items={navigationItems(FREE, { unread: 12, newLikes: 140 })} user={FREE} />
        <TopBar items={navigationItems(PREMIUM, { unread: 0, newLikes: 1 })} user={PREMIUM} />
        <TabBar items={navigationItems(FREE, { unread: 12, newLikes: 140 })} />
        <TabBar items={navigationItems(PREMIUM, { unread: 0, newLikes: 1 })} />
      </div>
      <KitScreen />
    </>
  )
}
