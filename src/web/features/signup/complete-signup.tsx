import { type ReactNode, useRef } from 'react'
import { useFocusInside } from '#web/browser/use-focus-inside.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-card.tsx'
import { BirthFields } from './birth-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { NameField } from './name-field.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { refusedAnswer } from './refused-answer.ts'
import css from './signup.module.css'
import { type PartnerSignup, useCompleteSignup } from './use-complete-signup.ts'
import { useProblemText } from './use-problem-text.ts'
import { useSignupCountry } from './use-signup-country.ts'
import { WhoFields } from './who-fields.tsx'

/** An account that a partner began, until it is finished. */
export function CompleteSignup({ begun }: { begun: PartnerSignup }) {
  const t = useText('signup')
  const completion = useCompleteSignup(begun)
  const inBold = {
    email: begun.email,
    b: (text: ReactNode) => <b className={css['address']}>{text}</b>,
  }
  if (completion.isDone) {
    return (
      <PageCard title={t('complete.title')} lead={t.rich('complete.text', inBold)}>
        <p className="soft">{t('complete.spam')}</p>
      </PageCard>
    )
  }

  return (
    <PageCard title={t('partner.title')} lead={t.rich('partner.text', inBold)}>
      <CompleteSignupForm begun={begun} completion={completion} />
    </PageCard>
  )
}

type CompleteSignupFormProps = {
  begun: PartnerSignup
  completion: ReturnType<typeof useCompleteSignup>
}

/** What a partner did not know about somebody, asked on one page. */
function CompleteSignupForm({ begun, completion }: CompleteSignupFormProps) {
  const t = useText('signup')
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { answers, change, found, problems, submit, isBusy, error } = completion
  const problem = useProblemText(problems)
  const country = useSignupCountry(answers.country)
  useFocusInside(form, null, found)

  return (
    <form ref={form} className={css['fields']} onSubmit={submit} noValidate>
      {(!begun.gender || !begun.seeks) && (
        <WhoFields who={answers} onChange={change} problem={problem} />
      )}
      <NameField name={answers.name} onChange={(name) => change({ name })} problem={problem} />
      <BirthFields birth={answers} onChange={change} problem={problem} />
      <PlaceFields
        country={country}
        place={answers.place}
        written={answers.written_place}
        onChange={change}
        problem={problem}
      />
      <PasswordFields
        email={begun.email}
        password={answers.password}
        onChange={(password) => change({ password })}
        problem={problem}
      />
      <ConsentFields consent={answers} onChange={change} problem={problem} />
      {!isAsked(error) && <RefusalNotice error={error} />}
      <noscript>
        <Notice>{t('script_needed')}</Notice>
      </noscript>
      <Button type="submit" size="lg" block busy={isBusy} disabled={!isHydrated}>
        {t('finish')}
      </Button>
      <p className={`meta mute ${css['note']}`}>{t('password.note')}</p>
    </form>
  )
}

/** Whether a refusal is about something that is asked here, and said there. The address is not: the partner gave it. */
function isAsked(error: unknown): boolean {
  const field = refusedAnswer(error)?.field
  return field !== undefined && field !== 'email'
}
