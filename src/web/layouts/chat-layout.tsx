import { Outlet } from 'react-router'
import { useText } from '#web/i18n/catalogue.ts'
import { EntryWarning, MemberGate } from './gates.tsx'

/** Bare: a conversation has the whole window. */
export function ChatLayout() {
  const t = useText('shell')
  return (
    <>
      <a className="skip-link" href="#conversation">
        {t('skip')}
      </a>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <MemberGate />
      <EntryWarning place={{ layout: 'chat', route: 'chats-id' }} />
    </>
  )
}
