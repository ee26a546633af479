import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import css from './composer.module.css'

interface ComposerProps {
  /** What the field is for, for those who cannot see it. */
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  onSend: () => void
  send: { label: string; cost?: ReactNode; busy?: boolean | undefined }
  /** When the credits do not suffice: the way to more takes the place of the send button, and the text stays. */
  buy?: { label: string; href: string } | undefined
  maxLength: number
  /** Under the field: what the other things cost, and how much is written. */
  prices?: ReactNode
  counter: string
  /** Icon buttons for photo, gift and emoji. */
  tools?: ReactNode
  /** Enter sends and Shift with Enter starts a new line. */
  enterSends?: boolean | undefined
}

export function Composer(props: ComposerProps) {
  const { label, placeholder, value, onChange, maxLength, prices, counter, tools } = props
  const counterId = useId()
  const empty = value.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !props.buy && !props.send.busy) props.onSend()
  }

  return (
    <form onSubmit={submit}>
      <div className={css['box']}>
        <textarea
          className={css['text']}
          rows={1}
          aria-label={label}
          aria-describedby={counterId}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={props.enterSends ? sendOnEnter : undefined}
        />
        <div className={css['bar']}>
          {tools}
          <ComposerAction {...props} empty={empty} />
        </div>
      </div>
      <div className={css['under']}>
        <span>{prices}</span>
        <span id={counterId} className={css['counter']}>
          {counter}
        </span>
      </div>
    </form>
  )
}

function ComposerAction({ send, buy, empty }: ComposerProps & { empty: boolean }) {
  if (buy) {
    return (
      <ButtonLink kind="primary" href={buy.href} icon="coins" className={css['action']}>
        {buy.label}
      </ButtonLink>
    )
  }
  return (
    <Button
      type="submit"
      cost={send.cost}
      busy={send.busy}
      disabled={empty && !send.busy}
      className={css['action']}
    >
      {send.label}
    </Button>
  )
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
