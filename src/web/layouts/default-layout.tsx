import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ActivationGate } from './activation-gate.tsx'
import { AlertGate } from './alert-gate.tsx'
import { BonusGate } from './bonus-gate.tsx'
import { EntryWarning } from './entry-warning.tsx'
import { Footer } from './footer.tsx'
import { MemberGate } from './member-gate.tsx'
import { navigationItems, servedItems } from './navigation-items.ts'
import { SignupGate } from './signup-gate.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The site: navigation, what the screen shows, footer with the disclaimer, the entry warning, and signup. */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  const t = useText('shell')
  const user = useUser()
  const matched = useMatches().at(-1)?.id ?? ''
  // What stands here instead of a screen is no screen, whatever the address: the server may not even have asked.
  const route = children === undefined ? matched : 'root'
  const items = user
    ? servedItems(navigationItems(user, { unread: user.unread_messages, newLikes: user.new_likes }))
    : []

  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <BonusGate route={route} />
      <TopBar {...{ items, user, route }} isPlain={route === 'index' && !user} />
      <main id="content" tabIndex={-1}>
        <ActivationGate route={route} />
        <AlertGate route={route} />
        {children ?? <Outlet />}
      </main>
      <Footer isIndex={route === 'index'} />
      <TabBar items={items} />
      <MemberGate />
      {isReading(route) ? (
        <SignupGate />
      ) : (
        <EntryWarning layout="default">
          <SignupGate />
        </EntryWarning>
      )}
    </>
  )
}

/** The information pages are for everybody, also for those who are deciding whether to enter. */
function isReading(route: string): boolean {
  return (
    route.startsWith('pages-') ||
    ['pricing', 'complaints', 'lang-config', 'root', 'kit', ...FROM_MAILS].includes(route)
  )
}

/** Whoever comes by the link in a mail to a member has entered long ago. */
const FROM_MAILS = [
  'reset-password-do',
  'mail-change-do',
  'undo-change',
  'unsubscribe',
  'account-deleted',
]
