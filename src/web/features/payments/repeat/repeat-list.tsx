import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { returnPlace } from '../return-place.ts'
import { shopPath } from '../shop-path.ts'
import { RepeatRow } from './repeat-row.tsx'
import { type LoadedRepeats, repeatsQuery } from './repeats-query.ts'
import { useRepeat } from './use-repeat.ts'
import css from './repeat.module.css'

/** What was bought before, each with one press to buy it again. */
export function RepeatList({ loaded }: { loaded: LoadedRepeats | null }) {
  const t = useText('repeat-order')
  const query = useQuery({ ...repeatsQuery(), ...(loaded ? { initialData: loaded } : {}) })
  const from = returnPlace(useSearchParams()[0].get('from'))
  const repeat = useRepeat(from)

  if (!query.data && query.error)
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <WaitingRepeats />
  if (query.data.repeats.length === 0) return <NothingYet isPremium={query.data.isPremium} />
  return (
    <>
      <ul className={css['list']}>
        {query.data.repeats.map((offered, index) => (
          <RepeatRow key={offered.order_id} {...{ offered, repeat }} isFirst={index === 0} />
        ))}
      </ul>
      <p className={css['print']}>{t('consent')}</p>
    </>
  )
}

/** Whoever is not premium has bought nothing yet, and learns what makes one. */
function NothingYet({ isPremium }: { isPremium: boolean }) {
  const t = useText('repeat-order')
  const kind = isPremium ? 'empty' : 'premium_only'
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      action={<ButtonLink href={shopPath(isPremium)}>{t(`${kind}.link`)}</ButtonLink>}
    >
      {t(`${kind}.text`)}
    </EmptyState>
  )
}

function WaitingRepeats() {
  const t = useText('payments')
  return (
    <div className={css['list']}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {[0, 1].map((row) => (
        <Skeleton key={row} className={css['row-skeleton']} />
      ))}
    </div>
  )
}
