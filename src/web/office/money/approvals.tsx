import { useInfiniteQuery } from '@tanstack/react-query'
import { type Approval, APPROVAL_VIEWS, listApprovals } from '#contract/office/approvals.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call, queryOf } from '#web/office/kit/call.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { useApprovalCount } from '#web/office/frame/use-approval-count.ts'
import { useNow } from '#web/office/frame/use-cases.ts'
import { Nothing } from '#web/office/cases/case-parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { spanIn, timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { ApprovalPane } from './approval-pane.tsx'
import { ApprovalStatePill, Found, placeOf, titleOf, TwoCircles, Views } from './money-parts.tsx'
import queue from '#web/office/cases/queue.module.css'
import css from './money.module.css'

type View = (typeof APPROVAL_VIEWS)[number]

/** What waits for a second person, what one asked oneself, and what ended. */
export function Approvals() {
  const { t } = useOffice()
  const { searchParams } = usePlace()
  const view = APPROVAL_VIEWS.find((one) => one === searchParams.get('view')) ?? 'waiting'
  const found = useApprovals(view)
  const rows = found.data?.pages.flatMap(({ approvals }) => approvals) ?? []
  const shownId = searchParams.get('id') ?? rows[0]?.id ?? null
  const counts = useApprovalCount()
  const words = t.money.approvals
  useListKeys(rows, view, shownId)
  return (
    <Frame
      title={words.title}
      badge={counts.waiting > 0 ? words.waits(counts.waiting) : undefined}
      note={counts.mine > 0 ? words.mine(counts.mine) : undefined}
      isWhole
      keys={[
        [['J', 'K'], t.keys.move],
        [['A'], t.money.keys.approve],
        [['R'], t.money.keys.reject],
        [['↵'], t.money.keys.about],
        [['1–3'], t.money.keys.view],
      ]}
    >
      <div className={css['split']}>
        <div className={css['list']}>
          <div className={queue['filters']}>
            <Views
              label={words.title}
              views={APPROVAL_VIEWS}
              shown={view}
              words={words.views}
              counts={counts}
              onChoose={go}
            />
          </div>
          <Found
            list={found}
            count={rows.length}
            nothing={<Nothing title={words.empty[view] ?? ''} more={words.emptyMore} />}
            more={words.more}
          >
            <Requests rows={rows} view={view} shownId={shownId} />
          </Found>
        </div>
        {shownId ? (
          <ApprovalPane key={shownId} id={shownId} />
        ) : (
          <aside className={css['aside']}>
            <p>{words.choose}</p>
          </aside>
        )}
      </div>
    </Frame>
  )
}

function useApprovals(view: View) {
  return useInfiniteQuery({
    queryKey: ['approvals', view],
    queryFn: ({ pageParam }) => call(listApprovals, { view, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ after }) => after ?? undefined,
  })
}

const go = (view: View, id?: string) =>
  goTo(`/approvals${queryOf({ view, id })}`, { replaces: true })

function useListKeys(rows: readonly Approval[], view: View, shownId: string | null): void {
  const shown = rows.find(({ id }) => id === shownId)
  const move = (by: number) => {
    const at = rows.findIndex(({ id }) => id === shownId)
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    go(view, next.id)
    document.getElementById(`request-${next.id}`)?.focus()
  }
  const views = APPROVAL_VIEWS.map((each, nth) => [String(nth + 1), () => go(each)] as const)
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => shown && goTo(placeOf(shown)),
    ...Object.fromEntries(views),
  })
}

type RequestsProps = {
  readonly rows: readonly Approval[]
  readonly view: View
  readonly shownId: string | null
}

function Requests({ rows, view, shownId }: RequestsProps) {
  return (
    <ul className={css['requests']}>
      {rows.map((approval) => (
        <Request
          key={approval.id}
          approval={approval}
          isShown={approval.id === shownId}
          onShow={() => go(view, approval.id)}
        />
      ))}
    </ul>
  )
}

type RequestProps = {
  readonly approval: Approval
  readonly isShown: boolean
  readonly onShow: () => void
}

function Request({ approval, isShown, onShow }: RequestProps) {
  const { t, me, language } = useOffice()
  const now = useNow()
  const words = t.money.approvals
  const { person, asker, state, is_mine: isMine } = approval
  const site = me.sites.find(({ id }) => id === approval.site_id)?.domain
  const isOpen = state === 'asked'
  const about = [person ? `${person.name}, ${person.age}` : null, site, `“${approval.why}”`]
  return (
    <li className={classNames(isShown && css['shown'])}>
      <TwoCircles approval={approval} />
      <span>
        <button
          id={`request-${approval.id}`}
          type="button"
          aria-expanded={isShown}
          onClick={onShow}
        >
          {titleOf(t, approval, language)}
        </button>{' '}
        {isOpen && isMine ? <em>{words.yours}</em> : <ApprovalStatePill approval={approval} />}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={css['when']}>
        {asker}, {words.ago(spanIn(t.cases, now - Date.parse(approval.asked_at)))}
        <small>
          {isOpen
            ? words.left(spanIn(t.cases, Date.parse(approval.expires_at) - now))
            : approval.ended_at && timeIn(approval.ended_at, language)}
        </small>
      </span>
    </li>
  )
}
