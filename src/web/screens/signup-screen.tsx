import { useIsHydrated, useMedia } from '#web/browser/client-only.ts'
import { SignupFlow } from '#web/features/signup/signup-flow.tsx'
import { HAS_ROOM_FOR_MODAL } from '#web/features/signup/open-signup.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { WaitingCircles } from '#web/ui/waiting.tsx'
import css from './signup-screen.module.css'

/**
 * Signup as a page. Where there is room for it the layout shows it as a modal, and here is only what lies behind. The
 * server knows no widths and sends both.
 */
export function SignupScreen() {
  const isHydrated = useIsHydrated()
  const isBehindModal = useMedia(HAS_ROOM_FOR_MODAL)
  return (
    <>
      {(isBehindModal || !isHydrated) && <Behind />}
      {!isBehindModal && (
        <div className={css['page']}>
          <SignupFlow heading="h1" />
        </div>
      )}
    </>
  )
}

function Behind() {
  const t = useText('signup')
  return (
    <div className={css['behind']}>
      <WaitingCircles />
      <h1>{t('title')}</h1>
      <p className="lead">{t('behind')}</p>
      <noscript>
        <p>{t('script_needed')}</p>
      </noscript>
    </div>
  )
}
