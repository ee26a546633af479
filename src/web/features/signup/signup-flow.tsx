import type { ReactNode } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { refusedAnswer } from './refused-answer.ts'
import { SignupClosed } from './signup-closed.tsx'
import { SignupComplete } from './signup-complete.tsx'
import { SignupPhoto } from './signup-photo.tsx'
import { SignupSteps } from './signup-steps.tsx'
import { useCanSignUp } from './use-can-sign-up.ts'
import { useSignUp } from './use-sign-up.ts'
import { useSignupPlace } from './use-signup-place.ts'
import { useSignupSteps } from './use-signup-steps.ts'
import { useSignupTarget } from './use-signup-target.ts'
import css from './signup.module.css'

type SignupFlowProps = {
  /** The rank of the question among the headings around it. */
  heading: 'h1' | 'h3'
  /** Something to answer first, in place of the present question. */
  question?: ReactNode
}

/** Signup, from the first question to the request to confirm the address: a photo, and beside or below it what is asked. */
export function SignupFlow({ heading, question }: SignupFlowProps) {
  const canSignUp = useCanSignUp()
  const target = useSignupTarget(useSignupPlace().query.get('profile'))
  const signUp = useSignUp()
  const signup = useSignupSteps(signUp, target !== null)
  const refusalText = useRefusalText()
  const { error, data, variables } = signUp
  const isClosed = !canSignUp || (error instanceof Refusal && error.code === 'SIGNUP_CLOSED')
  const refusal = error && !refusedAnswer(error) ? refusalText(error) : null

  function content() {
    if (data)
      return <SignupComplete heading={heading} email={variables.draft.email} user={data.user} />
    if (isClosed) return <SignupClosed heading={heading} />
    return question ?? <SignupSteps {...{ signup, target, heading, refusal }} />
  }

  return (
    <div className={css['signup']}>
      <SignupPhoto target={target} step={data ? 'complete' : signup.step} />
      <div className={css['body']}>{content()}</div>
    </div>
  )
}
