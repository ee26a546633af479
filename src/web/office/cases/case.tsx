import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type CaseDetail, type CaseKind, openCase, signCase } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, isCode } from '#web/office/kit/call.ts'
import { CaseDecision } from './case-decision.tsx'
import { Evidence } from './case-evidence.tsx'
import { Due, topicOf, whyNot } from './case-parts.tsx'
import { Person } from './case-person.tsx'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Initials, Pill, Problem, TwoPeople } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { useHere, useNow } from '#web/office/frame/use-cases.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from './case.module.css'

/** One case: what it is about, whom, and what is decided. Opening it claims it. */
export function Case() {
  const { t } = useOffice()
  const id = Number(usePlace().searchParams.get('id'))
  const opened = useQuery({
    queryKey: ['case', id],
    queryFn: () => call(openCase, { case_id: id }),
    enabled: id > 0,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  useKeys({ Escape: () => goTo('/queue') })
  if (isCode(opened.error, 'OWN_DECISION')) return <OwnDecision />
  if (opened.data)
    return <Opened key={id} detail={opened.data} onChanged={() => void opened.refetch()} />
  return (
    <Frame title={t.cases.title}>
      {opened.isError && (
        <div className={css['alone']}>
          <Problem>{whyNot(t, opened.error)}</Problem>
          <Button look="quiet" onClick={() => goTo('/queue')}>
            {t.cases.back}
          </Button>
        </div>
      )}
    </Frame>
  )
}

/** Whoever made a decision is told that somebody else looks at it again, and nothing more. */
function OwnDecision() {
  const { t } = useOffice()
  const { name } = useOperator()
  return (
    <Frame title={t.cases.kinds.appeal} keys={[[['Esc'], t.cases.back]]}>
      <div className={css['alone']}>
        <TwoPeople first={name} second={null} />
        <h2>{t.decisions.appeal.own}</h2>
        <p>{t.decisions.appeal.ownMore}</p>
        <Button look="quiet" hint="Esc" onClick={() => goTo('/queue')}>
          {t.cases.back}
        </Button>
      </div>
    </Frame>
  )
}

const TABS = ['evidence', 'person', 'decision'] as const

function Opened({ detail, onChanged }: { detail: CaseDetail; onChanged: () => void }) {
  const { t } = useOffice()
  const [tab, setTab] = useState<(typeof TABS)[number]>('evidence')
  const { case: row } = detail
  useSigns(row.id)
  return (
    <Frame
      title={topicOf(t, row)}
      note={[t.cases.kinds[row.kind], row.number].filter(Boolean).join(' ')}
      isWhole
      actions={<State detail={detail} />}
      keys={[
        ...keysFor(t, row.kind),
        [['N'], t.cases.keys.decide],
        [['E'], t.cases.keys.handOn],
        ...(detail.person && detail.person.shown.length > 0
          ? ([[['H'], t.cases.keys.minor]] as const)
          : []),
        [['T'], t.cases.keys.note],
        [['Esc'], t.cases.keys.back],
      ]}
    >
      <div className={css['tabs']} role="group" aria-label={topicOf(t, row)}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {t.cases.tabs[name]}
          </button>
        ))}
      </div>
      <div className={classNames(css['panes'], css[`shows_${tab}`])}>
        <Evidence detail={detail} />
        <Person detail={detail} onChanged={onChanged} />
        <CaseDecision detail={detail} />
      </div>
    </Frame>
  )
}

/** The keys of what is decided about a case of a kind. */
function keysFor(t: OfficeTexts, kind: CaseKind): readonly (readonly [string[], string])[] {
  const { keys } = t.decisions
  if (kind === 'appeal')
    return [
      [['1', '2'], keys.outcome],
      [['F'], keys.why],
      [['S'], keys.decideOnly],
    ]
  if (kind !== 'report' && kind !== 'notice') return []
  return [
    [['M', '1–6'], keys.measure],
    [['L'], keys.rule],
    [['.'], keys.take],
    [['F'], t.cases.keys.facts],
    [['V'], keys.reads],
    [['S'], keys.decideOnly],
  ]
}

function State({ detail }: { detail: CaseDetail }) {
  const { t } = useOffice()
  const { id: me } = useOperator()
  const now = useNow()
  const { case: row, is_mine: isMine } = detail
  const others = useHere().filter((look) => look.case_id === row.id && look.operator_id !== me)
  const minutes = row.claim
    ? Math.max(0, Math.ceil((Date.parse(row.claim.until) - now) / 60_000))
    : 0
  return (
    <div className={css['state']}>
      <Due opened={row.opened_at} due={row.due_at} now={now} />
      {isMine && <Pill tone="over">{t.cases.yours(minutes)}</Pill>}
      {!isMine && row.claim && <Pill tone="over">{t.cases.onIt(row.claim.name)}</Pill>}
      <span role="status" className={css['others']}>
        {others.map(({ operator_id: id, name, doing }) => (
          <span key={id}>
            <Initials name={name} /> {t.cases.alsoHere(name)}, {t.cases[doing]}
          </span>
        ))}
      </span>
    </div>
  )
}

const SIGN_MS = 45_000

/** Says that somebody is here, as long as they do something: the claim stays theirs. */
function useSigns(caseId: number): void {
  const isActive = useRef(true)
  useEffect(() => {
    const stir = () => {
      isActive.current = true
    }
    const sign = () => {
      if (!isActive.current) return
      isActive.current = false
      const isWriting = document.activeElement?.matches('textarea, input') ?? false
      void call(signCase, { case_id: caseId, doing: isWriting ? 'writing' : 'reading' }).catch(
        () => undefined,
      )
    }
    addEventListener('keydown', stir)
    addEventListener('pointermove', stir)
    const timer = setInterval(sign, SIGN_MS)
    return () => {
      removeEventListener('keydown', stir)
      removeEventListener('pointermove', stir)
      clearInterval(timer)
    }
  }, [caseId])
}
