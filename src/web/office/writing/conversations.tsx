import type { WritingRow, listWriting } from '#contract/office/writing.ts'
import type { z } from 'zod/mini'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice, useOperator } from '#web/office/kit/context.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { spanIn } from '#web/office/kit/times.ts'
import { Face } from './face.tsx'
import type { Holder } from './use-writing.ts'
import css from './writing.module.css'

type Props = {
  readonly waiting: readonly WritingRow[]
  readonly answered: readonly WritingRow[]
  readonly count: z.output<typeof listWriting.output>['count'] | undefined
  readonly holder: Holder
  readonly shown: string | null
  readonly now: number
  readonly isLoading: boolean
  readonly problem: string | null
  readonly onHolder: (holder: Holder) => void
  readonly onOpen: (id: string) => void
  readonly onMore: (() => void) | null
}

/** Whoever waits, the longest first, and below them whom the profile wrote to last. */
export function Conversations({ waiting, answered, count, holder, ...rest }: Props) {
  const { t } = useOffice()
  const { shown, now, isLoading, problem, onHolder, onOpen, onMore } = rest
  const views = [
    [undefined, t.writing.holders.all, count?.waiting],
    ['mine', t.writing.holders.mine, count?.mine],
    ['free', t.writing.holders.free, count?.free],
  ] as const
  return (
    <section className={css['list']} aria-label={t.writing.tabs.list}>
      <div className={css['views']} role="group" aria-label={t.writing.title}>
        {views.map(([value, words, number]) => (
          <button
            key={words}
            type="button"
            aria-pressed={holder === value}
            onClick={() => onHolder(value)}
          >
            {words} {number !== undefined && <b>{number}</b>}
          </button>
        ))}
      </div>
      <div className={css['scroll']}>
        <Problem>{problem}</Problem>
        {isLoading && <div className={css['skeleton']} role="status" aria-label={t.loading} />}
        {!isLoading && waiting.length === 0 && (
          <div className={css['empty']}>
            <b>{t.writing.empty}</b>
            <p>{holder ? t.writing.emptyFiltered : t.writing.emptyMore}</p>
          </div>
        )}
        {waiting.length > 0 && <h2>{t.writing.theyWait}</h2>}
        <Rows rows={waiting} shown={shown} now={now} onOpen={onOpen} />
        {onMore && (
          <p className={css['more']}>
            <Button look="quiet" onClick={onMore}>
              {t.writing.more}
            </Button>
          </p>
        )}
        {answered.length > 0 && <h2>{t.writing.wroteLast}</h2>}
        <Rows rows={answered} shown={shown} now={now} onOpen={onOpen} />
      </div>
    </section>
  )
}

type RowsProps = Pick<Props, 'shown' | 'now' | 'onOpen'> & { readonly rows: readonly WritingRow[] }

function Rows({ rows, shown, now, onOpen }: RowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} isShown={row.id === shown} now={now} onOpen={() => onOpen(row.id)} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = {
  readonly row: WritingRow
  readonly isShown: boolean
  readonly now: number
  readonly onOpen: () => void
}

function Row({ row, isShown, now, onOpen }: RowProps) {
  const { t } = useOffice()
  const { id: me } = useOperator()
  const { member, profile, claim, asks, waiting_since: since, last_at: last } = row
  const isOthers = claim !== null && claim.operator_id !== me
  return (
    <button
      type="button"
      data-writing-row
      className={classNames(css['row'], since !== null && css['waits'])}
      aria-current={isShown ? 'true' : undefined}
      onClick={onOpen}
    >
      <Face row={row} whose="member" />
      <span className={css['line']}>
        <b>
          {member.name}, {member.age}
        </b>
        <time dateTime={since ?? last}>{spanIn(t.cases, now - Date.parse(since ?? last))}</time>
      </span>
      <span className={css['words']} lang={row.language}>
        {row.words}
      </span>
      <span className={css['line']}>
        <span className={css['as']}>
          <Icon name="mask-happy" size="sm" />
          {t.writing.as(`${profile.name}, ${profile.age}`)}
        </span>
        {asks && <span className={css['asks']}>{t.writing.asks[asks]}</span>}
        {!asks && row.needs_care && <span className={css['cares']}>{t.writing.care}</span>}
        {isOthers && <span className={css['others']}>{t.writing.held(claim.name)}</span>}
        {claim?.operator_id === me && <span className={css['others']}>{t.writing.yours}</span>}
      </span>
    </button>
  )
}
