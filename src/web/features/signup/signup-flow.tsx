import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { MemberCard } from '#contract/member-card.ts'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { getSignupTarget } from '#contract/signup.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { signupTargetKey } from '#web/api/keys.ts'
import { focusShown } from '#web/browser/forms.ts'
import { keptCheck } from '#web/features/age/kept-check.ts'
import { useSignUp } from './use-sign-up.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { useBoot, usePhotoAddress, useSettings } from '#web/features/settings/settings.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import first from './portraits/first.webp'
import second from './portraits/second.webp'
import third from './portraits/third.webp'
import fourth from './portraits/fourth.webp'
import { refusedAnswer, STEPS } from './answers.ts'
import { FirstMessageNote } from './first-message-note.tsx'
import type { SignupDraft } from './draft.ts'
import { ResendActivation } from './resend-activation.tsx'
import { SignupSteps } from './signup-steps.tsx'
import css from './signup.module.css'
import { useSignupPlace } from './use-signup-place.ts'
import { useSignupSteps } from './use-signup-steps.ts'

type SignupFlowProps = {
  /** The rank of the question among the headings around it. */
  heading: 'h1' | 'h3'
  /** Something to answer first, in place of the present question. */
  question?: ReactNode
}

/** Signup, from the first question to the request to confirm the address: a photo, and beside or below it what is asked. */
export function SignupFlow({ heading, question }: SignupFlowProps) {
  const { signUp: maySignUp } = useBoot().visitorMay
  const target = useSignupTarget(useSignupPlace().query.get('profile'))
  const signUp = useSignUp()
  const signup = useSignupSteps(signUp, target !== null)
  const refusalText = useRefusalText()
  const { error, data, variables } = signUp
  const isClosed = !maySignUp || (error instanceof Refusal && error.code === 'SIGNUP_CLOSED')
  const isProofRefused = error instanceof Refusal && error.code === 'AGE_PROOF_NEEDED'
  const mustProveAge = useMustProveAge() || isProofRefused
  const refusal = error && !refusedAnswer(error) ? refusalText(error) : null

  function content() {
    if (data)
      return <SignupComplete heading={heading} email={variables.draft.email} user={data.user} />
    if (isClosed) return <SignupClosed heading={heading} />
    if (mustProveAge) return <AgeFirst heading={heading} />
    return question ?? <SignupSteps {...{ signup, target, heading, refusal }} />
  }

  return (
    <div className={css['signup']}>
      <SignupPhoto
        target={target}
        step={data ? 'complete' : signup.step}
        seeks={signup.draft.seeks}
      />
      <div className={css['body']}>{content()}</div>
    </div>
  )
}

/** Whether the site asks this visitor to prove their age before anything else, and they have not. */
function useMustProveAge(): boolean {
  const { asks_age_first: asksFirst } = useSettings()
  const kept = useSyncExternalStore(keptCheck.subscribe, keptCheck.get, () => null)
  return asksFirst && !kept?.is_done
}

function AgeFirst({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const t = useText('signup.age')
  return (
    <div className={css['message']}>
      <Heading className="title-lg">{t('title')}</Heading>
      <p className="lead">{t('text')}</p>
      <ButtonLink size="lg" block href={pathTo('age')}>
        {t('go')}
      </ButtonLink>
    </div>
  )
}

/** Signup is closed, or closed to this visitor. */
function SignupClosed({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const t = useText('signup.closed')
  return (
    <div className={css['message']}>
      <Heading className="title-lg">{t('title')}</Heading>
      <p className="lead">{t('text')}</p>
      <ButtonLink kind="quiet" href={pathTo('login')}>
        {t('login')}
      </ButtonLink>
    </div>
  )
}

type SignupCompleteProps = {
  heading: 'h1' | 'h3'
  email: string
  /** Null where the site does not tell whether an address had an account before. */
  user: User | null
}

/** The account is made: now its address wants to be confirmed. */
function SignupComplete({ heading: Heading, user, ...signup }: SignupCompleteProps) {
  const t = useText('signup.complete')
  const [email, setEmail] = useState(signup.email)
  return (
    <div className={css['message']}>
      <Heading ref={focusShown} className="title-lg" tabIndex={-1}>
        {t('title')}
      </Heading>
      <p className="lead">
        {t.rich('text', { email, b: (text) => <b className={css['address']}>{text}</b> })}
      </p>
      <p className="soft">{t('spam')}</p>
      {user && (
        <>
          <FirstMessageNote />
          <ResendActivation onSent={setEmail} />
          <ButtonLink size="lg" block href={pathTo('signup-matches')}>
            {t('next')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

/** Drawn faces, which are not mistaken for members: of whom the visitor seeks, as soon as they have said it. */
const PICTURES = {
  female: [first, first, third, third, first],
  male: [second, second, fourth, fourth, second],
  both: [first, first, second, third, fourth],
} as const

type SignupPhotoProps = {
  target: MemberCard | null
  step: number | 'complete'
  seeks: SignupDraft['seeks']
}

/** The profile the visitor wants to write to, always labelled if it is fictional; else a drawn face. */
function SignupPhoto({ target, step, seeks }: SignupPhotoProps) {
  const t = useText('signup')
  const tagged = useTaggedName()
  const marked = useMarkedName()
  const name = step === 'complete' ? 'complete' : STEPS[step]!.name
  return (
    <div className={css['photo']}>
      {target ? (
        <TargetPhoto target={target} />
      ) : (
        <img
          src={PICTURES[seeks || 'both'][step === 'complete' ? 4 : step]}
          alt=""
          width={800}
          height={1000}
        />
      )}
      {target && tagged(target, css['label']).tag}
      <p className={css['caption']}>
        {target ? t('caption.target', { name: marked(target) }) : t(`caption.${name}`)}
      </p>
    </div>
  )
}

function TargetPhoto({ target }: { target: MemberCard }) {
  const t = useText('signup')
  const photo = usePhotoAddress()
  const name = useMarkedName()(target)
  const { main_image: image } = target
  if (!image) return <Icon name="user-fill" className={css['nobody']} />
  return <img src={photo(image.filename)} alt={t('photo_of', { name })} width={800} height={1000} />
}

/** The profile the visitor wants to write to; null if there is none, or none that may be shown. */
function useSignupTarget(profileId: string | null): MemberCard | null {
  // On signup's own page it was loaded with the page; over another one it is asked for here.
  const loaded = useRouteLoaderData<MemberCard | null>('signup')
  const isAsked = profileId !== null && loaded === undefined
  const query = useQuery({
    queryKey: [...signupTargetKey, profileId],
    queryFn: isAsked
      ? async () => (await call(getSignupTarget, { profile_id: profileId })).member
      : skipToken,
    staleTime: Infinity,
  })
  return loaded ?? query.data ?? null
}
