import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { Button, ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { isDeliberateEnter, isForComposing } from '#web/browser/forms.ts'
import css from './composer.module.css'

interface ComposerProps {
  /** What the field is for, for screen readers. */
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  onSend: () => void
  send: {
    label: string
    cost?: ReactNode
    busy?: boolean | undefined
    /** What it costs in money, shown when it is pointed at. */
    title?: string | undefined
    /** There is something to send beside the text, or it cannot be sent as it is. */
    isReady?: boolean | undefined
  }
  /** When the credits do not suffice: the way to more takes the place of the send button, and the text stays. */
  buy?: { label: string; href: string } | undefined
  /** Why the text cannot be sent as it is. It stays whole, so that nothing of it is lost. */
  problem?: string | undefined
  /** Above the text: what is answered, or a photo that goes in its place. */
  above?: ReactNode
  /** Something else is sent instead of the text, which waits. */
  isFieldHidden?: boolean | undefined
  /** Under the field: what the other things cost, and how much is written. */
  prices?: ReactNode
  counter: string
  /** Icon buttons for photo, gift and emoji. */
  tools?: ReactNode
  /** On a phone it is one line while nobody writes: for those who know the prices already. */
  rests?: boolean | undefined
  /** Enter sends and Shift with Enter starts a new line. */
  enterSends?: boolean | undefined
  onEscape?: (() => void) | undefined
  fieldRef?: Ref<HTMLTextAreaElement> | undefined
}

export function Composer(props: ComposerProps) {
  const { value, prices, counter, tools, send, problem } = props
  const counterId = useId()
  const isReady = send.isReady ?? (value.trim() !== '' && !problem)
  const isEmpty = value === '' && !props.above && !props.buy && props.rests === true
  const { isResting, watch } = useRest(isEmpty)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !props.buy && !send.busy) props.onSend()
  }

  return (
    <form onSubmit={submit} className={classNames(isResting && css['resting'])} {...watch}>
      <div className={css['box']}>
        {props.above}
        {!props.isFieldHidden && <TextField {...props} counterId={counterId} />}
        <div className={css['bar']}>
          {tools}
          <ComposerAction {...props} isReady={isReady} />
        </div>
      </div>
      <div className={css['under']}>
        <span>{prices}</span>
        <span
          id={counterId}
          className={classNames(css['counter'], problem !== undefined && css['problem'])}
        >
          {counter}
        </span>
        {problem !== undefined && (
          <p className={css['problem']} role="alert">
            {problem}
          </p>
        )}
      </div>
    </form>
  )
}

/**
 * While nobody writes the composer is one line on a phone. It opens with the field alone, and stays open while something in
 * it is pressed: what moves away under a finger is not pressed.
 */
function useRest(isEmpty: boolean) {
  const [isOpen, setOpen] = useState(false)
  const isPressed = useRef(false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isPressed.current && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const press = (to: boolean) => () => {
    isPressed.current = to
  }
  return {
    isResting: isEmpty && !isOpen,
    watch: {
      onFocus: ({ target }: FocusEvent) => setOpen((was) => was || target.matches('textarea')),
      onBlur: leave,
      onPointerDown: press(true),
      onPointerUp: press(false),
      onPointerCancel: press(false),
    },
  }
}

function TextField({
  counterId,
  fieldRef,
  label,
  placeholder,
  value,
  onChange,
  problem,
  enterSends,
  onEscape,
}: ComposerProps & { counterId: string }) {
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') onEscape?.()
    if (enterSends) sendOnEnter(event)
  }
  return (
    <textarea
      ref={fieldRef}
      className={css['text']}
      rows={1}
      dir="auto"
      aria-label={label}
      aria-describedby={counterId}
      placeholder={placeholder}
      value={value}
      aria-invalid={problem === undefined ? undefined : true}
      enterKeyHint={enterSends ? 'send' : 'enter'}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
    />
  )
}

function ComposerAction({ send, buy, isReady }: ComposerProps & { isReady: boolean }) {
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
      title={send.title}
      disabled={!isReady && !send.busy}
      className={css['action']}
    >
      {send.label}
    </Button>
  )
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isForComposing(event.nativeEvent)) return
  event.preventDefault()
  if (isDeliberateEnter(event.nativeEvent)) event.currentTarget.form?.requestSubmit()
}
