import { Outlet } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { EntryWarning } from './entry-warning.tsx'
import { Footer } from './footer.tsx'
import { SignupGate } from './signup-gate.tsx'

/** A landing page: the logo, its one idea, the footer. */
export function LanderLayout() {
  const t = useText('shell')
  const { name } = useSettings()
  return (
    <>
      <header className="container">
        <KitLink href={pathTo('index')} aria-label={`${name}, ${t('home')}`}>
          <Logo name={name} />
        </KitLink>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer isIndex={false} />
      <EntryWarning layout="lander">
        <SignupGate />
      </EntryWarning>
    </>
  )
}
