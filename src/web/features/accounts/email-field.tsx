import type { ReactNode } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { Field } from '#web/ui/field.tsx'
import type { wrongEmail } from './wrong-email.ts'

type EmailFieldProps = {
  autoComplete: 'username' | 'email'
  /** What was found wrong with it here. */
  wrong?: ReturnType<typeof wrongEmail>
  label?: string | undefined
  /** What only the server could know about it. */
  error?: ReactNode
}

/** An e-mail address. Needs the texts of the area `credentials`. */
export function EmailField({ autoComplete, wrong, label, error }: EmailFieldProps) {
  const t = useText('credentials')
  return (
    <Field
      label={label ?? t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      error={wrong ? t(wrong) : error}
    />
  )
}
