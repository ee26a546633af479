import { useText } from '#web/i18n/use-text.ts'
import { Field } from '#web/ui/field.tsx'
import type { ProblemText } from './use-problem-text.ts'

type NameFieldProps = { name: string; onChange: (name: string) => void; problem: ProblemText }

/** The name on the profile. */
export function NameField({ name, onChange, problem }: NameFieldProps) {
  const t = useText('signup.name')
  return (
    <Field
      label={t('label')}
      name="name"
      icon="user"
      autoComplete="nickname"
      spellCheck={false}
      value={name}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={t('hint')}
      error={problem('name')}
    />
  )
}
