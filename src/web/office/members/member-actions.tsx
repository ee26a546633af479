import { useEffect, useRef, useState } from 'react'
import {
  correctAddress,
  endMemberSessions,
  type MemberPage,
  noteMember,
  sendActivation,
} from '#contract/office/members.ts'
import { call } from '#web/office/kit/call.ts'
import { Due } from '#web/office/cases/case-parts.tsx'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Dialog, Field, Initials, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { CreditsDialog } from '#web/office/money/credits-dialog.tsx'
import { placeOf } from '#web/office/cases/case-parts.tsx'
import { dayIn } from '#web/office/kit/times.ts'
import { useNow } from '#web/office/frame/use-cases.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from '#web/office/cases/case.module.css'
import own from './members.module.css'

type ActionsProps = {
  readonly page: MemberPage
  /** Null for whoever may not decide. */
  readonly onAct: (() => void) | null
  readonly onChanged: () => void
}

/** What can be done about a member, what waits about them, and what colleagues wrote. */
export function MemberActions({ page, onAct, onChanged }: ActionsProps) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const mayWrite = permissions.includes('members_work')
  const isGiving = useBegun() === 'credits' && permissions.includes('money_work')
  const [asked, setAsked] = useState<Asked | null>(isGiving ? 'credits' : null)
  const [told, setTold] = useState<string | null>(null)
  const { problem, run } = useRunning(onChanged)
  const end = () => {
    setAsked(null)
    run(async () => {
      const { ended } = await call(endMemberSessions, { member_id: page.id })
      setTold(t.members.ended_(ended))
    })
  }
  const send = () =>
    run(async () => {
      await call(sendActivation, { member_id: page.id })
      setTold(t.members.sent)
    })
  return (
    <>
      <h3>{t.members.actions}</h3>
      <Buttons page={page} onAct={onAct} onAsk={setAsked} onSend={send} />
      <p role="status">{told}</p>
      <Problem>{problem}</Problem>
      <Waiting page={page} />
      <Notes page={page} mayWrite={mayWrite} onChanged={onChanged} />
      <AskedFirst
        page={page}
        asked={asked}
        onClose={() => setAsked(null)}
        onEnd={end}
        onDone={(words) => {
          setAsked(null)
          setTold(words)
          onChanged()
        }}
      />
    </>
  )
}

type AskedProps = Pick<ActionsProps, 'page'> & {
  readonly asked: Asked | null
  readonly onClose: () => void
  readonly onEnd: () => void
  readonly onDone: (words: string) => void
}

function AskedFirst({ page, asked, onClose, onEnd, onDone }: AskedProps) {
  const { t } = useOffice()
  if (asked === 'credits')
    return <CreditsDialog memberId={page.id} onClose={onClose} onDone={onDone} />
  if (asked === 'address')
    return (
      <AddressDialog
        memberId={page.id}
        onClose={onClose}
        onDone={() => onDone(t.members.corrected)}
      />
    )
  if (asked === null) return null
  return (
    <Dialog title={t.members.endSessions} onClose={onClose}>
      <p>{t.members.endSure}</p>
      <Button look="bad" onClick={onEnd}>
        {t.members.endSessions}
      </Button>
    </Dialog>
  )
}

/** What is asked in a dialog before it is done. */
type Asked = 'credits' | 'sessions' | 'address'
type ButtonsProps = Pick<ActionsProps, 'page' | 'onAct'> & {
  readonly onAsk: (asked: Asked) => void
  readonly onSend: () => void
}

function Buttons({ page, onAct, onAsk, onSend }: ButtonsProps) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const mayWork = permissions.includes('members_work')
  return (
    <div className={own['actions']}>
      {onAct && (
        <Button look="quiet" hint="A" onClick={onAct}>
          {t.members.act}
        </Button>
      )}
      {permissions.includes('money_work') && (
        <Button look="quiet" onClick={() => onAsk('credits')}>
          {t.money.credits_.begin}
        </Button>
      )}
      {permissions.includes('money_read') && page.orders.length > 0 && (
        <Button look="quiet" onClick={() => goTo(`/orders?member_id=${page.id}`)}>
          {t.money.orders}
        </Button>
      )}
      {mayWork && page.sessions.length > 0 && (
        <Button look="quiet" onClick={() => onAsk('sessions')}>
          {t.members.endSessions}
        </Button>
      )}
      {mayWork && ['active', 'not_confirmed'].includes(page.status) && !page.is_fictional && (
        <Button look="quiet" onClick={() => onAsk('address')}>
          {t.members.correct}
        </Button>
      )}
      {mayWork && page.status === 'not_confirmed' && (
        <Button look="quiet" onClick={onSend}>
          {t.members.sendActivation}
        </Button>
      )}
    </div>
  )
}

/** What somebody chose before they came here. */
function useBegun(): string | null {
  return usePlace().searchParams.get('do')
}

/** Does it, says why not, and shows the page anew. */
function useRunning(onChanged: () => void) {
  const { t } = useOffice()
  const [problem, setProblem] = useState<string | null>(null)
  const run = (work: () => Promise<void>) => {
    setProblem(null)
    work().then(onChanged, (error: unknown) => setProblem(wordsFor(t, error)))
  }
  return { problem, run }
}

function Waiting({ page }: Pick<ActionsProps, 'page'>) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const now = useNow()
  if (page.cases.length === 0 || !permissions.includes('cases_read')) return null
  return (
    <>
      <h3>{t.members.cases}</h3>
      <ol className={css['history']}>
        {page.cases.map((row) => (
          <li key={row.id}>
            <button type="button" className={own['link']} onClick={() => goTo(placeOf(row))}>
              {t.cases.kinds[row.kind]} {row.id}
            </button>
            <Due opened={row.due_at} due={row.due_at} now={now} />
          </li>
        ))}
      </ol>
    </>
  )
}

type NotesProps = Pick<ActionsProps, 'page' | 'onChanged'> & { readonly mayWrite: boolean }

function Notes({ page, mayWrite, onChanged }: NotesProps) {
  const { t, language } = useOffice()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const begun = useBegun()
  useEffect(() => {
    if (begun === 'note') field.current?.focus()
  }, [begun])
  const { problem, run } = useRunning(onChanged)
  useKeys({ t: () => field.current?.focus() })
  const save = () =>
    run(async () => {
      await call(noteMember, { member_id: page.id, text })
      setText('')
    })
  return (
    <>
      <h3>
        {t.members.notes} <small>{t.members.onlyUs}</small>
      </h3>
      <ol className={css['notes']}>
        {page.notes.map((note) => (
          <li key={note.id}>
            <small>
              <Initials name={note.name} /> {note.name}, {dayIn(note.created_at, language)}
            </small>
            <p className={css['words']}>{note.text}</p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <textarea
          ref={field}
          className={css['field']}
          rows={2}
          maxLength={2000}
          aria-label={t.members.addNote}
          placeholder={t.members.addNote}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key === 'Enter' && event.ctrlKey && text.trim() !== '') save()
          }}
        />
      )}
      <Problem>{problem}</Problem>
      {text.trim() !== '' && (
        <Button look="quiet" onClick={save}>
          {t.cases.saveNote}
        </Button>
      )}
    </>
  )
}

type AddressProps = {
  readonly memberId: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The address as it should have been. The one there is now is not shown for it. */
function AddressDialog({ memberId, onClose, onDone }: AddressProps) {
  const { t } = useOffice()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    setProblem(null)
    call(correctAddress, { member_id: memberId, email: email.trim() }).then(
      onDone,
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <Dialog title={t.members.correct} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p>{t.members.correctMore}</p>
        <Field label={t.members.correctTo} type="email" value={email} onChange={setEmail} isFirst />
        <Problem>{problem}</Problem>
        <Button look="ink" type="submit" isDisabled={!email.includes('@')}>
          {t.members.correctSend}
        </Button>
      </form>
    </Dialog>
  )
}
