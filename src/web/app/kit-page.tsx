import type { User } from '#contract/user.ts'
import { navigationItems, TabBar } from '#web/layouts/navigation.tsx'
import { TopBar } from '#web/layouts/top-bar.tsx'
import { KitScreen } from '#web/screens/kit-screen.tsx'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import css from './kit-page.module.css'

const PREMIUM: User = { ...SAMPLE_USER, credits: 0, paid_user: true }

/** The kit, and the navigation of free and premium members with everything in it, whether it is served yet or not. */
export function KitPage() {
  return (
    <>
      <div className={css['samples']}>
        <TopBar
          items={navigationItems(SAMPLE_USER, { unread: 12, newLikes: 140 })}
          user={SAMPLE_USER}
        />
        <TopBar items={navigationItems(PREMIUM, { unread: 0, newLikes: 1 })} user={PREMIUM} />
        <TabBar items={navigationItems(SAMPLE_USER, { unread: 12, newLikes: 140 })} />
        <TabBar items={navigationItems(PREMIUM, { unread: 0, newLikes: 1 })} />
      </div>
      <KitScreen />
    </>
  )
}
