import { useId, type ReactNode } from 'react'
import { Switch } from '#web/ui/switch.tsx'
import css from './settings.module.css'

type SwitchRowProps = {
  title: string
  text: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** A switch with its name and what it does. */
export function SwitchRow({ title, text, isOn, onChange, disabled = false }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={css['row']}>
      <label htmlFor={id} className={css['words']}>
        <b>{title}</b>
        <span id={`${id}-text`}>{text}</span>
      </label>
      <Switch
        id={id}
        label={title}
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
