import type { ReactNode } from 'react'
import { useText } from '#web/i18n/catalogue.ts'
import { Field, PasswordField } from '#web/ui/field.tsx'

type EmailFieldProps = {
  /** With `webauthn` browsers offer passkeys in it, too. */
  autoComplete: 'username' | 'username webauthn' | 'email'
  /** What was found wrong with it here. */
  wrong?: ReturnType<typeof wrongEmail>
  label?: string | undefined
  /** What only the server could know about it. */
  error?: ReactNode
  /** For what stands beside the field and reads along. */
  value?: string
  onChange?: (email: string) => void
}

/** An e-mail address. Needs the texts of the area `credentials`. */
export function EmailField(props: EmailFieldProps) {
  const { autoComplete, wrong, label, error, value, onChange } = props
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
      value={value}
      onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      error={wrong ? t(wrong) : error}
    />
  )
}

/** What is wrong with an address before the server is asked; undefined if nothing is. */
export function wrongEmail(email: string): 'email_missing' | 'email_invalid' | undefined {
  if (email === '') return 'email_missing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : 'email_invalid'
}

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

const SHORTEST = 8
const LONGEST = 128

/** What is wrong with a password that exists already: whatever it is, it is only compared. */
export function wrongPassword(password: string) {
  if (password === '') return 'password_missing' as const
  return password.length > LONGEST ? ('password_long' as const) : undefined
}

/** What is wrong with a new password before the server is asked. */
export function wrongNewPassword(password: string) {
  if (password === '') return 'new_missing' as const
  if (password.length < SHORTEST) return 'new_short' as const
  return password.length > LONGEST ? ('password_long' as const) : undefined
}
