import { Outlet } from 'react-router'
import { EntryWarning, SignupGate } from './gates.tsx'
import { Footer } from './footer.tsx'

/** A landing page, which brings its own bar with the logo, and the footer. */
export function LanderLayout() {
  return (
    <>
      <Outlet />
      <Footer isIndex={false} />
      <EntryWarning layout="lander">
        <SignupGate />
      </EntryWarning>
    </>
  )
}
