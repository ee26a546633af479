import type { MemberCard } from '#contract/member-card.ts'
import { BirthFields } from './birth-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { EmailPart } from './email-part.tsx'
import { MessageField } from './message-field.tsx'
import { NameField } from './name-field.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { STEPS } from './problems.ts'
import { useProblemText } from './use-problem-text.ts'
import type { useSignupSteps } from './use-signup-steps.ts'
import { WhoFields } from './who-fields.tsx'

type StepFieldsProps = {
  signup: ReturnType<typeof useSignupSteps>
  target: MemberCard | null
}

/** What answers the present question. */
export function StepFields({ signup, target }: StepFieldsProps) {
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
          <WhoFields who={draft} onChange={change} problem={problem} />
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
