import { Outlet, ScrollRestoration } from 'react-router'
import { useNavigationProgress } from '#web/browser/use-navigation-progress.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useText } from '#web/i18n/use-text.ts'

/** Around every layout: what belongs to the page itself rather than to what it shows. */
export function Root() {
  const t = useText('shell')
  const progress = useNavigationProgress()

  return (
    <>
      {progress !== null && <ProgressBar value={progress} />}
      <Outlet />
      <p className="visually-hidden" role="status">
        {progress !== null && progress < 100 && t('loading')}
      </p>
      <ScrollRestoration />
    </>
  )
}
