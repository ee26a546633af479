import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME, pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Modal } from '#web/ui/modal.tsx'
import { keptDraft } from './draft.ts'
import { SIGNUP_AREAS } from './signup-areas.ts'
import { SignupFlow } from './signup-flow.tsx'
import { SignupOpening } from './signup-opening.tsx'
import { StopQuestion } from './stop-question.tsx'
import { useDraft } from './use-draft.ts'
import { useSignupPlace } from './use-signup-place.ts'

/** Signup over a page. Whoever was a member already when it was opened has no use for it. */
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
    keptDraft.forget()
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
