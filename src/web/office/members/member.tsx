import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { decide } from '#contract/office/decisions.ts'
import { type MemberPage, openMember } from '#contract/office/members.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { call } from '#web/office/kit/call.ts'
import { money, whyNot } from '#web/office/cases/case-parts.tsx'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { DecisionForm, type Wanted } from '#web/office/cases/decision-form.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberIdentity } from './member-identity.tsx'
import { happeningsOf } from './member-parts.tsx'
import { Standing } from '#web/office/cases/member-standing.tsx'
import { Button, Pill, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { dayIn, exactly } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import css from '#web/office/cases/case.module.css'
import own from './members.module.css'

/** A member on one page: who they are, what happened, and what can be done. What they wrote to others is not here. */
export function Member() {
  const { t } = useOffice()
  const id = usePlace().searchParams.get('id') ?? ''
  const opened = useQuery({
    queryKey: ['member', id],
    queryFn: () => call(openMember, { member_id: id }),
    enabled: id !== '',
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Each look is a row of the record.
    staleTime: Infinity,
  })
  if (opened.data)
    return <Opened key={id} page={opened.data} onChanged={() => void opened.refetch()} />
  return (
    <Frame title={t.members.title}>
      {opened.isError ? (
        <div className={css['alone']}>
          <Problem>{wordsFor(t, opened.error)}</Problem>
          <Button look="quiet" onClick={() => goTo('/members')}>
            {t.members.back}
          </Button>
        </div>
      ) : (
        <p className={css['alone']} role="status">
          {t.loading}
        </p>
      )}
    </Frame>
  )
}

type PageProps = { readonly page: MemberPage; readonly onChanged: () => void }

function Opened({ page, onChanged }: PageProps) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const mayDecide = permissions.includes('decisions_make')
  const begun = usePlace().searchParams.get('do')
  const [isActing, setActing] = useState(mayDecide && begun === 'act')
  const [told, setTold] = useState<string | null>(null)
  const act = mayDecide ? () => setActing(true) : null
  useKeys({
    ...(act && !isActing ? { a: act } : {}),
    y: () => void navigator.clipboard?.writeText(page.id),
    Escape: () => (isActing ? setActing(false) : history.back()),
  })
  return (
    <Frame
      title={`${page.name}, ${page.age}`}
      isWhole
      actions={
        <>
          <State page={page} />
          {mayDecide && (
            <Button look="ink" hint="A" onClick={() => setActing(!isActing)}>
              {t.members.act}
            </Button>
          )}
        </>
      }
      keys={[
        ...(mayDecide ? ([[['A'], t.members.keys.act]] as const) : []),
        [['T'], t.members.keys.note],
        [['[', ']'], t.members.keys.tab],
        [['Y'], t.members.keys.copy],
        [['Esc'], t.keys.leave],
      ]}
    >
      <div className={classNames(css['panes'], own['panes'], isActing && own['acting'])}>
        <MemberIdentity page={page} />
        <Happenings page={page} />
        {isActing ? (
          <Act
            page={page}
            onClose={() => setActing(false)}
            onDecided={(number) => {
              setActing(false)
              setTold(t.members.decided(number))
              onChanged()
            }}
          />
        ) : (
          <Aside page={page} told={told} onAct={act} onChanged={onChanged} />
        )}
      </div>
    </Frame>
  )
}

function State({ page }: Pick<PageProps, 'page'>) {
  const { t } = useOffice()
  return (
    <>
      <Pill tone={page.status === 'active' ? 'ok' : 'bad'}>
        {t.cases.person.statuses[page.status] ?? page.status}
      </Pill>
      {page.is_premium && <Pill tone="over">{t.cases.person.premium}</Pill>}
      {page.strikes > 0 && <Pill tone="warn">{t.decisions.strikes(page.strikes)}</Pill>}
    </>
  )
}

type AsideProps = PageProps & { readonly told: string | null; readonly onAct: (() => void) | null }

/** What counts against a member, what can be done, and what colleagues say. */
function Aside({ page, told, onAct, onChanged }: AsideProps) {
  const { t } = useOffice()
  return (
    <section className={classNames(css['pane'], css['decision'])} aria-label={t.members.actions}>
      <p role="status">{told}</p>
      <h2>{t.members.strikes}</h2>
      <Standing strikes={page.strikes} decisions={page.decisions} />
      {page.strikes === 0 && page.decisions.every(({ state }) => state !== 'in_force') && (
        <p className={css['more']}>{t.members.noStrikes}</p>
      )}
      <MemberActions page={page} onAct={onAct} onChanged={onChanged} />
      <p className={css['seen']}>
        <Icon name="lock" size="sm" /> {t.members.private}
      </p>
    </section>
  )
}

type ActProps = {
  readonly page: MemberPage
  readonly onClose: () => void
  readonly onDecided: (number: number) => void
}

/** A measure that no report led to: the same form, the same statement. */
function Act({ page, onClose, onDecided }: ActProps) {
  const { t } = useOffice()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const about = { kind: 'member', id: page.id } as const
  const draftKey = `member-${page.id}`
  const make = (wanted: Wanted) => {
    setBusy(true)
    setProblem(null)
    call(decide, { about, ...wanted }).then(
      ({ number }) => {
        sessionStorage.removeItem(draftKey)
        onDecided(number)
      },
      (error: unknown) => {
        setProblem(whyNot(t, error))
        setBusy(false)
      },
    )
  }
  return (
    <section
      className={classNames(css['pane'], css['decision'])}
      aria-label={t.members.decideTitle}
    >
      <h2>
        {t.members.decideTitle}
        <Button look="bare" hint="Esc" onClick={onClose}>
          {t.close}
        </Button>
      </h2>
      <Standing strikes={page.strikes} decisions={page.decisions} />
      <DecisionForm
        draftKey={draftKey}
        siteId={page.site_id}
        about={about}
        isWholeProfile
        mayDecide
        isBusy={isBusy}
        problem={problem}
        onDecide={make}
        after=""
        mayBeNothing={false}
      />
    </section>
  )
}

const TABS = ['all', 'money', 'reports', 'decisions'] as const

/** Four numbers, and one line of time. */
function Happenings({ page }: Pick<PageProps, 'page'>) {
  const { t, language } = useOffice()
  const [tab, setTab] = useState<(typeof TABS)[number]>('all')
  const move = (by: number) =>
    setTab(TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? 'all')
  useKeys({ '[': () => move(-1), ']': () => move(1) })
  const all = happeningsOf(t, page, language)
  const shown = tab === 'all' ? all : all.filter(({ part }) => part === tab)
  return (
    <section className={classNames(css['pane'], css['who'])} aria-label={t.cases.history}>
      <Numbers page={page} />
      <div className={own['tabs']} role="group" aria-label={t.cases.history}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {t.members.tabs[name]}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className={css['more']}>{t.members.nothing}</p>}
      <ol className={css['history']}>
        {shown.map(({ at, words, more }) => (
          <li key={at + words}>
            <span>
              {words} {more && <small>{more}</small>}
            </span>
            <time dateTime={at} title={exactly(at, language)}>
              {dayIn(at, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Numbers({ page }: Pick<PageProps, 'page'>) {
  const { t } = useOffice()
  const { numbers, ...words } = t.members
  const orders = page.paid.reduce((sum, each) => sum + each.orders, 0)
  const paid = page.paid.map((each) => money(each.amount_minor, each.currency)).join(', ')
  const about = page.reports.filter(({ side }) => side === 'about').length
  const shown = [
    [numbers.credits, page.credits, ''],
    [numbers.paid, paid || '0', orders === 0 ? words.nothingPaid : words.orders(orders)],
    [numbers.wroteTo, page.wrote_to, words.people],
    [numbers.reports, page.reports.length, words.about(about)],
  ] as const
  return (
    <dl className={own['numbers']}>
      {shown.map(([term, number, more]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <b>{number}</b> <small>{more}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
