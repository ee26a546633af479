import { useRef } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { pathTo } from '#contract/routes.ts'
import { useFocusInside } from '#web/browser/use-focus-inside.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StepBar } from '#web/ui/step-bar.tsx'
import { STEPS } from './problems.ts'
import { StepFields } from './step-fields.tsx'
import type { useSignupSteps } from './use-signup-steps.ts'
import css from './signup.module.css'

type SignupStepsProps = {
  signup: ReturnType<typeof useSignupSteps>
  target: MemberCard | null
  heading: 'h1' | 'h3'
  /** What the server refused that is about no answer in particular. */
  refusal: string | null
}

/** One question at a time, with the way on and back. */
export function SignupSteps({ signup, target, heading: Heading, refusal }: SignupStepsProps) {
  const t = useText('signup')
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { step, found, submit, isBusy } = signup
  const { name } = STEPS[step]!
  useFocusInside(form, step, found)

  return (
    <form ref={form} className={css['form']} onSubmit={submit} noValidate>
      <StepHead step={step} onBack={signup.goBack} />
      <Heading className={`title-lg ${css['title']}`}>
        {name === 'who' && target
          ? t('who.title_message', { name: target.name })
          : t(`${name}.title`)}
      </Heading>
      <div className={css['fields']}>
        <StepFields signup={signup} target={target} />
      </div>
      <div className={css['foot']}>
        {refusal && name === 'password' && (
          <Notice kind="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <noscript>
          <Notice>{t('script_needed')}</Notice>
        </noscript>
        <Button type="submit" size="lg" block busy={isBusy} disabled={!isHydrated}>
          {t(name === 'password' ? 'finish' : 'next')}
        </Button>
        <p className={`meta mute ${css['note']}`}>{t(`${name}.note`)}</p>
      </div>
    </form>
  )
}

function StepHead({ step, onBack }: { step: number; onBack: () => void }) {
  const t = useText('signup')
  const label = t('step', { step: String(step + 1), steps: String(STEPS.length) })
  return (
    <>
      <div className={css['head']}>
        <span className="small mute tabular">{label}</span>
        {step > 0 ? (
          <button type="button" className="link small" onClick={onBack}>
            {t('back')}
          </button>
        ) : (
          <span className="small mute">
            {t('member')}{' '}
            <KitLink className="link" href={pathTo('login')}>
              {t('login')}
            </KitLink>
          </span>
        )}
      </div>
      <StepBar steps={STEPS.length} reached={step + 1} label={label} />
    </>
  )
}
