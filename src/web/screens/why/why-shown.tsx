import { lazy, Suspense, useState } from 'react'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import type { Topic } from './why-dialog.tsx'
import css from './why.module.css'

const WhyDialog = lazy(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }))

/** Tells whoever asks why these members are shown, and in this order. */
export function WhyShown({ topics }: { topics: readonly Topic[] }) {
  const t = useText('shell')
  const isHydrated = useIsHydrated()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css['ask']}>
      <Button
        kind="ghost"
        size="sm"
        icon="question"
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
      >
        {t('why')}
      </Button>
      {isOpen && (
        <Suspense>
          <WhyDialog topics={topics} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
