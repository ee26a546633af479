import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CreditEntry } from '#contract/credits.ts'
import { pathTo } from '#contract/routes.ts'
import { pagingOf } from '#web/browser/endless-list.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState, FailedState, RowSkeleton } from '#web/ui/loading-states.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { type CreditsPage, creditsQuery } from './credits-query.ts'
import css from './history.module.css'

/** Where every credit came from and what it went to. */
export function CreditHistory({ credits }: { credits: Credits }) {
  const t = useText('credits.history')
  return (
    <section className={css['history']} aria-labelledby="history">
      <h2 id="history" className="title-md">
        {t('title')}
      </h2>
      <Entries credits={credits} />
    </section>
  )
}

function Entries({ credits }: { credits: Credits }) {
  const t = useText('credits.history')
  if (credits.isFailed)
    return <FailedState title={t('failed')} level={3} retry={t('retry')} onRetry={credits.retry} />
  if (credits.isLoading) return <Waiting />
  if (credits.entries.length === 0)
    return (
      <EmptyState title={t('empty')} level={3}>
        {t('empty_text')}
      </EmptyState>
    )

  return (
    <>
      <ol className={css['list']}>
        {credits.entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Earlier more={credits.more} />
    </>
  )
}

function Earlier({ more }: { more: Credits['more'] }) {
  const t = useText('credits.history')
  if (!more.hasMore) return null
  return (
    <div className={css['more']}>
      {more.isFailed && <p role="alert">{t('more_failed')}</p>}
      <Button kind="quiet" busy={more.isLoading} onClick={more.load}>
        {t('more')}
      </Button>
    </div>
  )
}

function Waiting() {
  const t = useText('credits.history')
  return (
    <div className={css['list']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: 4 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  )
}

const ICONS: Record<CreditEntry['reason'], IconName> = {
  signup: 'star-fill',
  free_message: 'star-fill',
  purchase: 'coins',
  message: 'chat-circle',
  photo: 'image',
  gift: 'gift',
  refund: 'arrow-bend-up-left',
  chargeback: 'arrow-bend-up-left',
  correction: 'pencil-simple',
}

/** One movement: what it was for, which member it was spent on, when, and by how many credits. */
function HistoryEntry({ entry }: { entry: CreditEntry }) {
  const t = useText('credits.history')
  const { locale, timeZone } = useClock()
  const { amount, at, reason } = entry
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })

  return (
    <li className={css['entry']}>
      <span className={css['icon']}>
        <Icon name={ICONS[reason]} />
      </span>
      <span className={css['words']}>
        <span className={css['what']}>
          <What entry={entry} />
        </span>
        <time className="small soft" dateTime={at}>
          {when.format(new Date(at))}
        </time>
      </span>
      <span className={classNames(css['amount'], amount > 0 && css['gain'])}>
        <span aria-hidden="true">{signed(amount, locale)}</span>
        <span className="visually-hidden">
          {t(amount > 0 ? 'gained' : 'spent', { count: Math.abs(amount) })}
        </span>
      </span>
    </li>
  )
}

/** With a link to the member it was spent on, or to the order it came by. */
function What({ entry }: { entry: CreditEntry }) {
  const t = useText('credits.history.reason')
  const { reason, profile, order_id: order } = entry
  const marked = useMarkedName()
  const link = (path: string) => (text: ReactNode) => (
    <KitLink href={path} className="link">
      {text}
    </KitLink>
  )
  if (profile && (reason === 'message' || reason === 'photo' || reason === 'gift')) {
    const person = link(pathTo('members-id', { id: profile.id }))
    return t.rich(`${reason}_to`, { name: marked(profile), person })
  }
  const text = t(reason)
  if (order === null) return text
  return link(pathTo('transactions', { id: order }))(text)
}

function signed(amount: number, locale: string): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(amount)
}

/** Every movement of credits that is known so far and the way to earlier ones, beginning with what came with the page. */
export function useCredits(first: CreditsPage | null) {
  const query = useInfiniteQuery({
    ...creditsQuery(),
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  })
  const pages = query.data?.pages ?? []
  return {
    entries: pages.flatMap(({ entries }) => entries),
    owed: pages[0]?.owed ?? 0,
    spendingLimit: pages[0]?.spending_limit,
    ...pagingOf(query),
  }
}

export type Credits = ReturnType<typeof useCredits>
