import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { repeatOrder } from '#contract/orders.ts'
import { repeatsKey } from '#web/api/keys.ts'
import { call, isRefused } from '#web/api/call.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState, Skeleton } from '#web/ui/loading-states.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { returnPlace, shopPath } from '../addresses.ts'
import {
  forgetIntention,
  intentionId,
  LoadFailed,
  PayRefusal,
  useBackAgain,
  useGoPay,
} from '../paying.tsx'
import { METHOD_ICON, useDay, useMoney } from '../money.tsx'
import { type LoadedRepeats, type Repeat, repeatsQuery } from './load-repeats.ts'
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

/** A member who is not premium has bought nothing yet, and learns how to become it. */
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

type RepeatRowProps = {
  offered: Repeat
  repeat: ReturnType<typeof useRepeat>
  isFirst: boolean
}

/** One package that was bought before, with what it costs now on the button. */
function RepeatRow({ offered, repeat, isFirst }: RepeatRowProps) {
  const t = useText('repeat-order')
  const words = useText('payments')
  const money = useMoney()
  const day = useDay()
  const isHydrated = useIsHydrated()
  const { offer, currency, method, debited_account: account } = offered
  const isCurrent = repeat.current === offered.order_id
  const price = money(offer.total_minor, currency)
  const press = () => repeat.order(offered)

  return (
    <li className={css['row']}>
      <Icon name={METHOD_ICON[method]} size="lg" className={css['icon']} />
      <div className={css['what']}>
        <h2 className="title-sm">{words('credits', { count: offer.credits })}</h2>
        <p className="small soft">
          {account === null
            ? t('provider', { method: words(`methods.${method}`) })
            : t('debited', { end: account })}
        </p>
        <p className="small mute">{t('last', { date: day(offered.ordered_at) })}</p>
      </div>
      <Button
        kind={isFirst ? 'primary' : 'quiet'}
        cost={price}
        busy={isCurrent && repeat.isBusy}
        disabled={!isHydrated || (repeat.isBusy && !isCurrent)}
        onClick={press}
      >
        {t('order')}
      </Button>
      {isCurrent && repeat.error && !repeat.isBusy && (
        <div className={css['refusal']}>
          <PayRefusal error={repeat.error} price={price} onRetry={press} />
        </div>
      )}
    </li>
  )
}

/** Orders again what was bought before. Trying again, or pressing twice, is the same order. */
function useRepeat(from: string | null) {
  const queries = useQueryClient()
  const goPay = useGoPay()
  const [isLeaving, setLeaving] = useState(false)
  const order = useMutation({
    mutationFn: ({ order_id, offer }: Repeat) => {
      const choice = { order_id, total_minor: offer.total_minor, credits: offer.credits }
      return call(repeatOrder, { ...choice, client_id: intentionId(choice) })
    },
    onSuccess: async ({ order: begun }) => {
      setLeaving(true)
      await goPay(begun, { from, makesPremium: false })
    },
    onError: async (error) => {
      if (isRefused(error, 'CLIENT_ID_REUSED')) forgetIntention()
      if (!isRefused(error, 'SERVICE_UNAVAILABLE'))
        await queries.invalidateQueries({ queryKey: repeatsKey })
    },
  })
  useBackAgain(() => setLeaving(false))
  return {
    order: (repeat: Repeat) => order.mutate(repeat),
    /** The one that is under way, or was refused. */
    current: order.variables?.order_id ?? null,
    isBusy: order.isPending || isLeaving,
    error: order.error,
  }
}
