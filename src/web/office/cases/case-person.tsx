import { useRef, useState } from 'react'
import { type CaseDetail, noteCase } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { Face, topicOf } from './case-parts.tsx'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Decisions, Standing, Withdrawals } from './member-standing.tsx'
import { ShownPhotos } from './shown-photos.tsx'
import { Button, Initials, Pill, Problem } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { dayIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './case.module.css'

/** Whom a case is about: what speaks for and against them, what was before, and what colleagues say. */
export function Person({ detail, onChanged }: { detail: CaseDetail; onChanged: () => void }) {
  const { t, language } = useOffice()
  const { person, history, handed_on: handed } = detail
  const words = t.cases.person
  const { permissions } = useOperator()
  useKeys(
    person && permissions.includes('members_read')
      ? { p: () => goTo(`/member?id=${person.id}`) }
      : {},
  )
  return (
    <section className={classNames(css['pane'], css['who'])} aria-label={t.cases.tabs.person}>
      {person ? <Known person={person} caseId={detail.case.id} /> : <p>{words.gone}</p>}
      {person && (
        <ShownPhotos
          memberId={person.id}
          photos={person.shown}
          reportedId={detail.evidence?.photo_id ?? null}
        />
      )}
      {handed && <p className={css['handed']}>{t.cases.handedOn(handed.who, handed.why)}</p>}
      {person && <Decisions decisions={person.decisions} />}
      {person && <Withdrawals withdrawals={person.withdrawals} />}
      {history.length > 0 && <h3>{t.cases.history}</h3>}
      <ol className={css['history']}>
        {history.map((event) => (
          <li key={event.at + event.what + event.detail}>
            <span>
              {t.cases.events[event.what]}
              {event.detail && `: ${detailOf(t, event)}`} {event.who && <small>{event.who}</small>}
            </span>
            <time dateTime={event.at}>{dayIn(event.at, language)}</time>
          </li>
        ))}
      </ol>
      <Notes detail={detail} onChanged={onChanged} />
    </section>
  )
}

type KnownProps = {
  readonly person: NonNullable<CaseDetail['person']>
  readonly caseId: number
}

/** What speaks for and against somebody, with the way to their whole page. */
function Known({ person, caseId }: KnownProps) {
  const { t, language } = useOffice()
  const { permissions } = useOperator()
  const words = t.cases.person
  return (
    <>
      <p className={css['person']}>
        <Face caseId={caseId} person={person} isLarge />
        <span>
          <b>
            {person.name}, {person.age}
          </b>
          <br />
          {person.city}, {person.country}
          <br />
          <Pill tone="over">{person.is_premium ? words.premium : words.free}</Pill>
        </span>
      </p>
      {permissions.includes('members_read') && (
        <Button look="quiet" hint="P" onClick={() => goTo(`/member?id=${person.id}`)}>
          {t.members.wholePage}
        </Button>
      )}
      <Standing strikes={person.strikes} decisions={person.decisions} />
      <dl className={css['facts']}>
        <dt>{words.since}</dt>
        <dd>{dayIn(person.signup_at, language)}</dd>
        <dt>{words.state}</dt>
        <dd>{words.statuses[person.status] ?? person.status}</dd>
        <dt>{words.photos}</dt>
        <dd>{person.photos}</dd>
        <dt>{words.wrote}</dt>
        <dd>{words.people(person.wrote_to)}</dd>
        <dt>{words.reports}</dt>
        <dd>{words.upheld(person.reports, person.upheld)}</dd>
      </dl>
    </>
  )
}

function detailOf(
  t: ReturnType<typeof useOffice>['t'],
  { what, detail }: CaseDetail['history'][number],
) {
  if (what === 'decided') return t.cases.outcomes[detail] ?? detail
  return topicOf(t, { kind: 'report', topic: detail })
}

function Notes({ detail, onChanged }: { detail: CaseDetail; onChanged: () => void }) {
  const { t, language } = useOffice()
  const { permissions } = useOperator()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeys({ t: () => field.current?.focus() })
  const save = () => {
    setProblem(null)
    call(noteCase, { case_id: detail.case.id, text }).then(
      () => {
        setText('')
        onChanged()
      },
      (error: unknown) => setProblem(wordsFor(t, error)),
    )
  }
  return (
    <>
      <h3>{t.cases.notes}</h3>
      <ol className={css['notes']}>
        {detail.notes.map((note) => (
          <li key={note.id}>
            <small>
              <Initials name={note.name} /> {note.name}, {dayIn(note.created_at, language)}
            </small>
            <p className={css['words']}>{note.text}</p>
          </li>
        ))}
      </ol>
      {permissions.includes('cases_work') && (
        <>
          <textarea
            ref={field}
            className={css['field']}
            rows={2}
            maxLength={2000}
            aria-label={t.cases.addNote}
            placeholder={t.cases.addNote}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Problem>{problem}</Problem>
          {text.trim() !== '' && (
            <Button look="quiet" onClick={save}>
              {t.cases.saveNote}
            </Button>
          )}
        </>
      )}
    </>
  )
}
