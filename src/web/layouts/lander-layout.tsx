import { Outlet, useMatches } from 'react-router'
import { EntryWarning, SignupGate } from './gates.tsx'
import { Footer } from './footer.tsx'

/** A landing page, which brings its own bar with the logo, and the footer. */
export function LanderLayout() {
  const route = useMatches().at(-1)?.id ?? ''
  return (
    <>
      <Outlet />
      <Footer isIndex={false} />
      <EntryWarning place={{ layout: 'lander', route }}>
        <SignupGate />
      </EntryWarning>
    </>
  )
}
