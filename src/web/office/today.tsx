import { type ComponentType, lazy, Suspense } from 'react'
import { PERMISSIONS } from '#contract/office/roles.ts'
import type { CaseKind } from '#contract/office/cases.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Due, KIND_ICONS } from '#web/office/cases/case-parts.tsx'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { Button, Initials } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { Nothing } from '#web/office/cases/case-parts.tsx'
import { spanIn } from '#web/office/kit/times.ts'
import { useHere, useNow, useWaiting } from '#web/office/frame/use-cases.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import table from '#web/office/kit/table.module.css'
import frame from '#web/office/frame/frame.module.css'
import css from './today.module.css'

const TodayFigures = lazy(async () => ({
  default: (await import('#web/office/figures/today-figures.tsx')).TodayFigures,
}))
const Machine = lazy(async () => ({
  default: (await import('#web/office/figures/machine.tsx')).Machine,
}))

/** What is the matter today, in a sentence before the numbers. Who has nothing to do with cases sees what they may do. */
export function Today() {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const waiting = useWaiting()
  const first = waiting.toSorted((a, b) => a.next_due_at.localeCompare(b.next_due_at))[0]
  const start = () => first && goTo(placeOf(first.kind, permissions))
  useKeys({ Enter: start })
  if (!permissions.includes('cases_read'))
    return (
      <Frame title={t.nav.today}>
        <Mine />
        <Late isShown={permissions.includes('figures_read')} part={TodayFigures} />
      </Frame>
    )
  return (
    <Frame
      title={t.nav.today}
      keys={[
        [['↵'], t.cases.today.start],
        [['G', 'Q'], t.cases.title],
        [['G', 'P'], t.cases.photos],
      ]}
    >
      <div className={css['panes']}>
        <div>
          <Headline onStart={start} />
          {waiting.length === 0 ? <Nothing title={t.cases.today.nothing} /> : <Waiting />}
          <Late isShown={permissions.includes('figures_read')} part={TodayFigures} />
        </div>
        <WhoIsHere />
      </div>
    </Frame>
  )
}

/** What comes after the rest, by a file of its own. */
function Late({ isShown, part: Part }: { isShown: boolean; part: ComponentType }) {
  return (
    isShown && (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  )
}

const SOON_MS = 4 * 60 * 60 * 1000

function placeOf(kind: CaseKind, permissions: readonly string[]): string {
  return kind === 'photo' && permissions.includes('photos_review')
    ? '/photos'
    : `/queue?kind=${kind}`
}

function Headline({ onStart }: { onStart: () => void }) {
  const { t } = useOffice()
  const { name } = useOperator()
  const waiting = useWaiting()
  const now = useNow()
  const late = waiting.reduce((sum, kind) => sum + kind.late, 0)
  const soon = waiting.filter(({ next_due_at: due }) => {
    const left = Date.parse(due) - now
    return left > 0 && left < SOON_MS
  }).length
  return (
    <section className={css['headline']}>
      <p>{t.today.hello(name)}</p>
      <h2>{waiting.length === 0 ? t.cases.today.nothing : t.cases.today.headline(late, soon)}</h2>
      {waiting.length > 0 && (
        <Button look="ink" hint="↵" onClick={onStart}>
          {t.cases.today.start}
        </Button>
      )}
    </section>
  )
}

function Waiting() {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const waiting = useWaiting().toSorted((a, b) => a.next_due_at.localeCompare(b.next_due_at))
  const now = useNow()
  return (
    <table className={classNames(table['table'], css['table'])}>
      <thead>
        <tr>
          {t.cases.today.head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {waiting.map((row) => (
          <tr key={row.kind} onClick={() => goTo(placeOf(row.kind, permissions))}>
            <th scope="row">
              <span className={table['who']}>
                <Icon name={KIND_ICONS[row.kind]} size="sm" />
                <button type="button">{t.cases.many[row.kind]}</button>
                {row.fresh > 0 && <b className={css['fresh']}>{t.cases.fresh(row.fresh)}</b>}
              </span>
            </th>
            <td className={css['number']}>{row.count}</td>
            <td>{spanIn(t.cases, now - Date.parse(row.oldest_at))}</td>
            <td>
              <Due opened={row.oldest_at} due={row.next_due_at} now={now} />
            </td>
            <td>{t.cases.today.kept(row.kept, row.decided)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WhoIsHere() {
  const { t } = useOffice()
  const { id: me, permissions } = useOperator()
  const here = useHere().filter(({ operator_id: id }) => id !== me)
  const people = here.filter(
    (look, nth) => here.findIndex((other) => other.operator_id === look.operator_id) === nth,
  )
  return (
    <aside className={css['here']} aria-label={t.cases.today.here}>
      <h2>{t.cases.today.here}</h2>
      {people.length === 0 && <p>{t.cases.today.nobody}</p>}
      <ul>
        {people.map(({ operator_id: id, name, kind, case_id: caseId, doing }) => (
          <li key={id}>
            <Initials name={name} />
            <span>
              <b>{name}</b> {t.cases.kinds[kind]} {caseId}
            </span>
            <small>{t.cases[doing]}</small>
          </li>
        ))}
      </ul>
      <Late isShown={permissions.includes('machine_read')} part={Machine} />
    </aside>
  )
}

/** Who one is, and what one may do. */
function Mine() {
  const { t, me } = useOffice()
  const { name, roles, permissions } = useOperator()
  const rights = PERMISSIONS.filter((permission) => permissions.includes(permission))
  return (
    <section className={frame['today']}>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <circle cx="42" cy="40" r="36" />
        <circle cx="78" cy="40" r="36" />
      </svg>
      <h2>{t.today.hello(name)}</h2>
      <p>{t.today.quiet}</p>
      <h3>{t.today.mine}</h3>
      <ul>
        {roles.map(({ site_id: id, role }) => (
          <li key={id ?? ''}>
            <b>{t.roles[role]}</b>,{' '}
            {id === null ? t.allSites : me.sites.find((site) => site.id === id)?.domain}
          </li>
        ))}
        {rights.map((right) => (
          <li key={right}>
            <Icon name="check-bold" size="sm" /> {t.rights[right]}
          </li>
        ))}
      </ul>
    </section>
  )
}
