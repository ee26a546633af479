import type { ReactNode } from 'react'
import { useText } from '#web/i18n/use-text.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

type SecretFieldProps = {
  name: string
  /** What kind of password is asked for. */
  text: 'password' | 'old_password' | 'new_password' | 'repeat'
  hint?: string | undefined
  error?: ReactNode
}

/** A password: one that exists, or a new one. Needs the texts of the area `credentials`. */
export function SecretField({ name, text, hint, error }: SecretFieldProps) {
  const t = useText('credentials')
  const isNew = text === 'new_password' || text === 'repeat'
  return (
    <PasswordField
      label={t(text)}
      name={name}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={t('show')}
      hideLabel={t('hide')}
      hint={hint}
      error={error}
    />
  )
}
