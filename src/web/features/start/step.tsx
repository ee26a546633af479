import type { ReactNode } from 'react'
import { focusShown } from '#web/browser/forms.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './start.module.css'
import type { StartState } from './use-start.ts'

type StepProps = {
  state: StartState
  title: ReactNode
  text?: ReactNode
  /** What stands at the bottom, always in sight. */
  foot: ReactNode
  onSubmit: () => void
  children: ReactNode
}

/** What a step asks, and below it, always in sight, its button. */
export function Step({ state, title, text, foot, onSubmit, children }: StepProps) {
  const { step, movedTo, save } = state
  return (
    <Form key={step} className={css['step']} onSubmit={onSubmit}>
      <div className={css['body']}>
        <Said state={state} />
        <div className={css['words']}>
          <h1 className="title-lg" tabIndex={-1} ref={movedTo === step ? focusShown : undefined}>
            {title}
          </h1>
          {text && <p className="soft">{text}</p>}
        </div>
        {children}
      </div>
      <div className={css['foot']}>
        <RefusalNotice error={save.error} />
        <ScriptNeeded />
        {foot}
      </div>
    </Form>
  )
}

/** What became of what the member said on a landing page or in signup. */
function Said({ state: { start, step } }: { state: StartState }) {
  const t = useText('start.said')
  const { message, likes } = start.said
  const marked = useMarkedName()
  if (step !== 'photo' && step !== 'people') return null
  if (!message && likes === 0) return null
  return (
    <Notice kind={message?.state === 'kept' ? 'neutral' : 'done'} role="status">
      {message && t(message.state, { name: marked(message.to) })}
      {message && likes > 0 && ' '}
      {likes > 0 && t('likes', { count: likes })}
    </Notice>
  )
}

/** The button that goes on. */
export function Next({ state: { save } }: { state: StartState }) {
  const t = useText('start')
  return (
    <Button type="submit" size="lg" block busy={save.isPending} iconEnd="arrow-right-bold">
      {t('next')}
    </Button>
  )
}
