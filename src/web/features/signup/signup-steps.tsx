import { useRef } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { pathTo } from '#contract/routes.ts'
import { type ProblemText, useFocusInside, useProblemText } from './use-problems.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StepBar } from '#web/ui/page-parts.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import { BirthFields, PlaceFields } from './birth-fields.tsx'
import { ConsentFields, PasswordFields } from './password-fields.tsx'
import { EmailPart } from './email-part.tsx'
import { NameField, GenderFields } from './gender-fields.tsx'
import { STEPS } from './answers.ts'
import css from './signup.module.css'
import type { useSignupSteps } from './use-signup-steps.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const { step, found, submit, isBusy } = signup
  const { name } = STEPS[step]!
  const marked = useMarkedName()
  useFocusInside(form, step, found)

  return (
    <Form ref={form} className={css['form']} onSubmit={submit}>
      <StepHead step={step} onBack={signup.goBack} />
      <Heading className={`title-lg ${css['title']}`}>
        {name === 'who' && target
          ? t('who.title_message', { name: marked(target) })
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
        <SubmitButton size="lg" block busy={isBusy}>
          {t(name === 'password' ? 'finish' : 'next')}
        </SubmitButton>
        <p className={`meta mute ${css['note']}`}>{t(`${name}.note`)}</p>
      </div>
    </Form>
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

type StepFieldsProps = {
  signup: ReturnType<typeof useSignupSteps>
  target: MemberCard | null
}

/** What answers the present question. */
function StepFields({ signup, target }: StepFieldsProps) {
  const { step, draft, change, secret, changeSecret, country, problems } = signup
  const problem = useProblemText(problems)
  switch (STEPS[step]!.name) {
    case 'who':
      return (
        <>
          {target && (
            <MessageField
              target={target}
              text={draft.signup_message}
              onChange={(text) => change({ signup_message: text })}
              problem={problem}
            />
          )}
          <GenderFields genders={draft} onChange={change} problem={problem} />
        </>
      )
    case 'name':
      return <NameField name={draft.name} onChange={(name) => change({ name })} problem={problem} />
    case 'birth':
      return (
        <>
          <BirthFields birth={draft} onChange={change} problem={problem} />
          <PlaceFields
            country={country}
            place={draft.place}
            written={draft.written_place}
            onChange={change}
            problem={problem}
          />
        </>
      )
    case 'email':
      return (
        <EmailPart
          email={draft.email}
          onChange={(email) => change({ email })}
          problems={problems}
          problem={problem}
        />
      )
    case 'password':
      return (
        <>
          <PasswordFields
            email={draft.email}
            password={secret.password}
            onChange={(password) => changeSecret({ password })}
            problem={problem}
          />
          <ConsentFields consent={secret} onChange={changeSecret} problem={problem} />
        </>
      )
  }
}

type MessageFieldProps = {
  target: MemberCard
  text: string
  onChange: (text: string) => void
  problem: ProblemText
}

/** The first message to the profile that the visitor signs up for, and what it costs. */
function MessageField({ target, text, onChange, problem }: MessageFieldProps) {
  const t = useText('signup.message')
  const { message_length: longest, message_credits: cost, signup_credits: gift } = useSettings()
  const left = t('hint', { left: longest - text.length })
  const price = target.fictional_icon
    ? t(gift >= cost ? 'covered' : 'short', { cost, credits: String(gift) })
    : t('first_free')
  return (
    <TextArea
      label={t('label', { name: useMarkedName()(target) })}
      name="signup_message"
      rows={3}
      value={text}
      maxLength={longest}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={cost > 0 ? `${price} ${left}` : left}
      error={problem('signup_message')}
    />
  )
}
