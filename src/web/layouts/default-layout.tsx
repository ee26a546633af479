import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { EntryWarning } from './entry-warning.tsx'
import { Footer } from './footer.tsx'
import { navigationItems, servedItems } from './navigation-items.ts'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The site: navigation, what the screen shows, footer with the disclaimer, and the entry warning. */
export function DefaultLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useText('shell')
  const user = useUser()
  const route = useMatches().at(-1)?.id ?? ''
  const items = user ? servedItems(navigationItems(user, { unread: 0, newLikes: 0 })) : []

  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <TopBar items={items} user={user} isPlain={route === 'index' && !user} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer isIndex={route === 'index'} />
      <TabBar items={items} />
      {!isReading(route) && <EntryWarning layout="default" />}
    </>
  )
}

/** The information pages are for everybody, also for those who are deciding whether to enter. */
function isReading(route: string): boolean {
  return (
    route.startsWith('pages-') ||
    ['pricing', 'complaints', 'lang-config', 'root', 'kit'].includes(route)
  )
}
