import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME, pathTo } from '#contract/routes.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { type Area, useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { storedDraft, useDraft } from './draft.ts'
import { SignupFlow } from './signup-flow.tsx'
import { SignupOpening } from './open-signup.tsx'
import css from './signup.module.css'
import { useSignupPlace } from './use-signup-place.ts'

/** Signup over a page. A member who opens it has no use for it. */
export function SignupModal() {
  const areTextsThere = useAreas(SIGNUP_AREAS)
  const user = useUser()
  const [isForVisitor] = useState(user === null)
  if (!isForVisitor) return null
  return areTextsThere ? <OpenSignup /> : <SignupOpening />
}

function OpenSignup() {
  const t = useText('signup')
  const { query, leave } = useSignupPlace()
  const { isBegun } = useDraft(query)
  const isMember = useUser() !== null
  const navigate = useNavigate()
  const [isStopping, setIsStopping] = useState(false)

  function close() {
    if (isBegun) setIsStopping(true)
    else void (isMember ? navigate(pathTo(HOME)) : leave())
  }

  function stop() {
    storedDraft.forget()
    void leave()
  }

  return (
    <Modal
      open
      flush
      width="lg"
      title={t('title')}
      titleHidden
      mustAnswer={isBegun}
      onClose={close}
      closeLabel={t('close')}
    >
      <SignupFlow
        heading="h3"
        question={
          isBegun && isStopping ? (
            <StopQuestion onStop={stop} onGoOn={() => setIsStopping(false)} />
          ) : undefined
        }
      />
    </Modal>
  )
}

/** The texts that signup needs, wherever it is shown. */
export const SIGNUP_AREAS = [
  'signup',
  'activate',
  'place',
  'login',
  'refusal',
] as const satisfies Area[]

type StopQuestionProps = { onStop: () => void; onGoOn: () => void }

/** Asked before what was entered is thrown away. */
export function StopQuestion({ onStop, onGoOn }: StopQuestionProps) {
  const t = useText('signup.stop')
  return (
    <div className={css['message']}>
      <h3 ref={focusShown} tabIndex={-1} className="title-lg">
        {t('title')}
      </h3>
      <p className="lead">{t('text')}</p>
      <Button size="lg" block onClick={onGoOn}>
        {t('go_on')}
      </Button>
      <Button kind="ghost" block onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
