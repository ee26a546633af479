import { Outlet } from 'react-router'
import { EntryWarning } from './entry-warning.tsx'

/** Bare: a conversation has the whole window. */
export function ChatLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <EntryWarning layout="chat" />
    </>
  )
}
