import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { LayoutName } from '#contract/routes.ts'
import { setChoice } from '#web/browser/cookie.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import { isWarned } from './is-warned.ts'

const EntryModal = lazy(async () => ({ default: (await import('./entry-modal.tsx')).EntryModal }))

type EntryWarningProps = {
  layout: LayoutName
  /** What opens over the page only after it. */
  children?: ReactNode
}

/** What a visitor should know before they enter, shown once. Its texts stand in no HTML, so crawlers see the page. */
export function EntryWarning({ layout, children }: EntryWarningProps) {
  const settings = useSettings()
  const user = useUser()
  const isHydrated = useIsHydrated()
  const [hasEntered, setHasEntered] = useState(useBoot().hasEntered)
  if (!isHydrated || !isWarned(layout, { settings, user, hasEntered })) return children

  function enter() {
    setChoice('entry', '1')
    setHasEntered(true)
  }

  return (
    <Suspense>
      <EntryModal onEnter={enter} />
    </Suspense>
  )
}
