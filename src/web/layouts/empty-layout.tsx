import { Outlet } from 'react-router'
import { SignupGate } from './gates.tsx'

/** Nothing around the screen but signup, if it is opened. */
export function EmptyLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SignupGate />
    </>
  )
}
