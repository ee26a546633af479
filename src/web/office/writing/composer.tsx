import { type RefObject, useRef, useState } from 'react'
import type { WritingDetail } from '#contract/office/writing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice } from '#web/office/kit/context.tsx'
import { Key, Problem } from '#web/office/kit/parts.tsx'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { type Choice, useAnswer } from './use-answer.ts'
import { useSigns } from './use-writing.ts'
import css from './writing.module.css'

type Props = {
  readonly detail: WritingDetail
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  readonly onSent: () => void
}

/** What must be said stands ready; own words follow. Who only reads is told who writes. */
export function Composer(props: Props) {
  const { t } = useOffice()
  const { detail } = props
  const { claim } = detail.row
  if (detail.is_mine) return <Writer {...props} />
  return (
    <footer className={css['composer']}>
      <p className={css['reading']}>
        {claim ? t.writing.why.other(claim.name) : t.writing.why.reading}
      </p>
    </footer>
  )
}

function Writer(props: Props) {
  const { t } = useOffice()
  const { detail, choice, onChoice } = props
  const { row, owed } = detail
  const answer = useAnswer(props)
  const field = useRef<HTMLTextAreaElement>(null)
  const { typed } = useSigns(detail)
  const choose = (next: Choice) => onChoice(choice === next ? null : next)
  const addLine = useLines(detail, (line) => {
    answer.setText(line)
    field.current?.focus()
  })
  useKeys({
    1: () => choose(1),
    2: () => choose(2),
    3: () => choose('pause'),
    f: () => field.current?.focus(),
    ';': addLine,
  })
  return (
    <footer className={css['composer']}>
      {owed && (
        <p className={css['owed']}>
          <Icon name="hand-palm" />
          <span>
            <b>{t.writing.owed[owed](row.member.name, row.profile.name)}</b> {t.writing.owedMore}
          </span>
        </p>
      )}
      <Ready detail={detail} choice={choice} onChoose={choose} />
      {choice !== 'pause' && (
        <Words field={field} detail={detail} answer={answer} onTyped={typed} />
      )}
      <Foot detail={detail} answer={answer} onLine={addLine} />
      <Problem>{answer.problem}</Problem>
    </footer>
  )
}

type Answer = ReturnType<typeof useAnswer>

/** Puts one ready-made line after the other into the field. */
function useLines({ ready }: WritingDetail, put: (line: string) => void): () => void {
  const [at, setAt] = useState(0)
  return () => {
    put(ready.lines[at % ready.lines.length]!)
    setAt(at + 1)
  }
}

type ReadyProps = {
  readonly detail: WritingDetail
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

function Ready({ detail, choice, onChoose }: ReadyProps) {
  const { t } = useOffice()
  const { ready, owed, care, row } = detail
  const isHonest = owed !== null || choice === 1 || choice === 2
  const lines = [
    ...(isHonest ? ready.honest.map((line, nth) => [(nth + 1) as 1 | 2, line] as const) : []),
    ...(care || choice === 'pause' ? ([['pause', ready.pause]] as const) : []),
  ]
  return (
    <div className={css['ready']} role="group" aria-label={t.writing.ready}>
      {lines.map(([value, line]) => (
        <button
          key={value}
          type="button"
          className={css['choice']}
          aria-pressed={choice === value}
          onClick={() => onChoose(value)}
        >
          <Key>{value === 'pause' ? '3' : String(value)}</Key>
          <span lang={row.language}>{line}</span>
        </button>
      ))}
    </div>
  )
}

type WordsProps = {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly detail: WritingDetail
  readonly answer: Answer
  readonly onTyped: () => void
}

function Words({ field, detail, answer, onTyped }: WordsProps) {
  const { t } = useOffice()
  return (
    <textarea
      ref={field}
      aria-label={t.writing.write}
      placeholder={answer.choice ? t.writing.writeMore : t.writing.write}
      lang={detail.row.language}
      value={answer.text}
      rows={2}
      maxLength={2000}
      onChange={(event) => {
        answer.setText(event.target.value)
        onTyped()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
    />
  )
}

type FootProps = {
  readonly detail: WritingDetail
  readonly answer: Answer
  readonly onLine: () => void
}

function Foot({ detail, answer, onLine }: FootProps) {
  const { t } = useOffice()
  const { choice, isOpen } = answer
  const words = { pause: t.writing.sendPause, honest: t.writing.sendHonest, own: t.writing.send }
  return (
    <div className={css['foot']}>
      <p role="status" className={classNames(css['why'], answer.isFaulty && css['fault'])}>
        {answer.why}
      </p>
      <span className={css['free']}>{t.writing.free(detail.row.member.name)}</span>
      <button type="button" className={css['line_button']} onClick={onLine}>
        {t.writing.lines} <Key>;</Key>
      </button>
      <button type="button" className={css['send']} disabled={!isOpen} onClick={answer.send}>
        <Icon name={isOpen ? 'paper-plane-right' : 'lock'} size="sm" />
        {choice === null ? words.own : choice === 'pause' ? words.pause : words.honest}
      </button>
    </div>
  )
}
