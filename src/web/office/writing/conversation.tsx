import { useEffect, useRef, useState } from 'react'
import { handOnWriting, noteCare, type WritingDetail } from '#contract/office/writing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Dialog, Problem } from '#web/office/kit/parts.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { Composer } from './composer.tsx'
import { MemberPane } from './member-pane.tsx'
import { Thread } from './thread.tsx'
import type { Choice } from './use-answer.ts'
import { whyNot } from './why-not.ts'
import css from './writing.module.css'

type Props = {
  readonly detail: WritingDetail
  readonly onChanged: () => void
  readonly onLeft: () => void
}

/** A conversation and the member, and what one can do about both. */
export function Conversation({ detail, onChanged, onLeft }: Props) {
  const { t } = useOffice()
  const [asking, setAsking] = useState<'note' | 'handOn' | null>(null)
  const [choice, setChoice] = useState<Choice>(null)
  const { row, is_mine: isMine } = detail
  useKeys(isMine ? { t: () => setAsking('note'), e: () => setAsking('handOn') } : {})
  const about = { conversation_id: row.id }
  const names = [row.profile.name, row.member.name] as const

  return (
    <>
      <section className={css['thread']} aria-label={t.writing.tabs.thread}>
        <p className={css['banner']}>
          <Icon name="mask-happy-fill" />
          <span>
            <b>{t.writing.banner}</b> {t.writing.bannerMore(...names)}
          </span>
        </p>
        <Thread detail={detail} />
        <Composer detail={detail} choice={choice} onChoice={setChoice} onSent={onChanged} />
      </section>
      <MemberPane
        detail={detail}
        onPause={() => setChoice('pause')}
        onNote={() => setAsking('note')}
        onHandOn={() => setAsking('handOn')}
      />
      {asking === 'note' && (
        <WordsDialog
          title={t.writing.noteTitle(row.member.name)}
          more={t.writing.noteMore}
          button={t.writing.save}
          isNeeded
          onSave={async (text) => {
            await call(noteCare, { ...about, text })
            onChanged()
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'handOn' && (
        <WordsDialog
          title={t.writing.handOnTitle}
          more={t.writing.handOnMore}
          button={t.writing.handOn}
          onSave={async (why) => {
            await call(handOnWriting, { ...about, why })
            onLeft()
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

type WordsProps = {
  readonly title: string
  readonly more: string
  readonly button: string
  readonly isNeeded?: boolean
  readonly onSave: (text: string) => Promise<void>
  readonly onClose: () => void
}

function WordsDialog({ title, more, button, isNeeded = false, onSave, onClose }: WordsProps) {
  const { t } = useOffice()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = () =>
    onSave(text.trim()).then(onClose, (error: unknown) => setProblem(whyNot(t, error)))
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={css['words_form']}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <label>
          {more}
          <textarea
            ref={field}
            value={text}
            rows={4}
            maxLength={2000}
            required={isNeeded}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && event.ctrlKey) event.currentTarget.form?.requestSubmit()
            }}
          />
        </label>
        <Problem>{problem}</Problem>
        <div className={css['buttons']}>
          <Button look="ink" type="submit">
            {button}
          </Button>
          <Button look="bare" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
