import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './parts.module.css'

type ButtonProps = {
  readonly look: 'ink' | 'quiet' | 'bad' | 'bare'
  readonly children: ReactNode
  readonly icon?: IconName
  readonly hint?: string
  readonly type?: 'button' | 'submit'
  readonly onClick?: () => void
  readonly isWide?: boolean
  readonly isDisabled?: boolean
  /** The form that it sends, where it stands outside of it. */
  readonly form?: string
}

/** Ink is what stays among operators, brick what takes access away. A hint is the key that does the same. */
export function Button({ look, children, icon, hint, type = 'button', ...rest }: ButtonProps) {
  const { onClick, isWide, isDisabled, form } = rest
  return (
    <button
      type={type}
      form={form}
      className={classNames(css['button'], css[look], isWide && css['wide'])}
      onClick={onClick}
      disabled={isDisabled}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
      {hint && <Key on>{hint}</Key>}
    </button>
  )
}

export function Key({ children, on }: { children: string; on?: boolean }) {
  return (
    <kbd className={classNames(css['key'], on && css['keyOn'])} aria-hidden="true">
      {children}
    </kbd>
  )
}

/** Operators are initials in a circle, never a photo. */
export function Initials({ name, isMe = false }: { name: string; isMe?: boolean }) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.[0] ?? '',
  )
  return (
    <span className={classNames(css['initials'], isMe && css['mine'])} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  )
}

/** Two people: who was first, and who looks after them, dotted while nobody does. */
export function TwoPeople({ first, second }: { first: string; second: string | null }) {
  return (
    <span className={css['two']} aria-hidden="true">
      <Initials name={first} />
      {second === null ? <i /> : <Initials name={second} isMe />}
    </span>
  )
}

export function Pill({
  tone,
  children,
}: {
  tone: 'ok' | 'new' | 'over' | 'warn' | 'bad'
  children: ReactNode
}) {
  return <span className={classNames(css['pill'], css[tone])}>{children}</span>
}

type FieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly isRequired?: boolean
  readonly isFirst?: boolean
}

export function Field({
  label,
  value,
  onChange,
  type = 'text',
  hint,
  autoComplete,
  ...rest
}: FieldProps) {
  const { isRequired = true, isFirst } = rest
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <div className={css['field']}>
      <label htmlFor={id}>
        {label}
        {hint && <small>{hint}</small>}
      </label>
      <input
        ref={input}
        id={id}
        type={type}
        value={value}
        required={isRequired}
        autoComplete={autoComplete ?? 'off'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** Six digits; what is pasted with spaces fills them, too. */
export function CodeField({
  label,
  hint,
  value,
  onChange,
}: Pick<FieldProps, 'label' | 'hint' | 'value' | 'onChange'>) {
  const id = useId()
  return (
    <div className={css['field']}>
      <label htmlFor={id}>
        {label}
        {hint && <small>{hint}</small>}
      </label>
      <input
        id={id}
        className={css['code']}
        value={value}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
    </div>
  )
}

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly isInline?: boolean
  readonly isDisabled?: boolean
}

export function Select({ label, value, onChange, options, isInline, isDisabled }: SelectProps) {
  const id = useId()
  return (
    <div className={classNames(css['field'], isInline && css['inline'])}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What went wrong, told at once to who cannot see it, too. */
export function Problem({ children }: { children: string | null }) {
  return (
    <div role="alert" className={css['alert']}>
      {children !== null && <p className={css['problem']}>{children}</p>}
    </div>
  )
}

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={css['dialog']} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
