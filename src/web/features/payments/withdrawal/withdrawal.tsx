import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { findWithdrawable, type Withdrawn } from '#contract/withdrawals.ts'
import { call } from '#web/api/call.ts'
import { withdrawableKey } from '#web/api/keys.ts'
import { focusShown } from '#web/browser/forms.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Skeleton } from '#web/ui/loading-states.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import { withdrawPath } from '../addresses.ts'
import { useDay, useMoney } from '../money.tsx'
import { LoadFailed } from '../paying.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { FindForm, type Found } from './find-form.tsx'
import { useWithdrawable, type WithdrawableOrders } from './load-withdrawable.ts'
import css from './withdrawal.module.css'

/** Withdrawing from a purchase: which one, what comes back, and that it is done. With a login or without. */
export function Withdrawal({ loaded }: { loaded: WithdrawableOrders | null }) {
  const [done, setDone] = useState<Withdrawn | null>(null)
  const isMember = useUser() !== null
  const own = useWithdrawable(loaded)
  const orderId = useSearchParams()[0].get('order') ?? ''
  const offer = own.data?.find(({ order_id: id }) => id === orderId.toLowerCase())

  if (done) return <Done withdrawn={done} />
  if (isMember && own.error && !own.data)
    return <LoadFailed error={own.error} onRetry={() => void own.refetch()} />
  if (isMember && !own.data) return <Waiting />
  if (offer) return <OwnSum offer={offer} onDone={setDone} />
  // A number that is not among one's own may be one's own under another account.
  if (isMember && orderId === '') return <Choose orders={own.data ?? []} />
  return <ByNumber orderId={orderId} onDone={setDone} />
}

type SumProps = { onDone: (withdrawn: Withdrawn) => void }

function OwnSum({ offer, onDone }: SumProps & { offer: WithdrawableOrders[number] }) {
  const t = useText('withdrawal.sum')
  const queries = useQueryClient()
  const askAgain = () => void queries.invalidateQueries({ queryKey: withdrawableKey })
  return (
    <PageCard title={t('title')}>
      <ConfirmWithdrawal {...{ offer, onDone }} email={null} onChanged={askAgain} />
    </PageCard>
  )
}

function ByNumber({ orderId, onDone }: SumProps & { orderId: string }) {
  const t = useText('withdrawal')
  const [found, setFound] = useState<Found | null>(null)
  if (!found)
    return (
      <PageCard title={t('title')} lead={t('lead')}>
        <FindForm orderId={orderId} onFound={setFound} />
      </PageCard>
    )

  const { offer, email } = found
  async function askAgain() {
    const { withdrawable } = await call(findWithdrawable, { order_id: offer.order_id, email })
    setFound({ offer: withdrawable, email })
  }
  return (
    <PageCard title={t('sum.title')}>
      <div ref={focusShown} tabIndex={-1} className={css['shown']}>
        <ConfirmWithdrawal
          {...{ offer, email, onDone }}
          onChanged={() => void askAgain().catch(() => setFound(null))}
        />
      </div>
    </PageCard>
  )
}

/** Which of one's own purchases it is. */
function Choose({ orders }: { orders: WithdrawableOrders }) {
  const t = useText('withdrawal')
  const words = useText('payments')
  const { refund_days: days } = useSettings()
  const money = useMoney()
  const day = useDay()
  if (orders.length === 0)
    return (
      <PageCard title={t('choose.none')} lead={t('choose.none_text', { days: String(days) })}>
        <ButtonLink kind="quiet" href={pathTo('transactions', {})}>
          {t('done.orders')}
        </ButtonLink>
      </PageCard>
    )
  return (
    <PageCard title={t('choose.title')} lead={t('lead')}>
      <ul className={css['choices']}>
        {orders.map((order) => (
          <li key={order.order_id}>
            <KitLink className={css['choice']} href={withdrawPath(order.order_id)}>
              <b>{words('credits', { count: order.credits })}</b>
              <b>{money(order.total_minor, order.currency)}</b>
              <span className="small soft">
                {t('choose.bought', { day: day(order.ordered_at) })}
              </span>
            </KitLink>
          </li>
        ))}
      </ul>
    </PageCard>
  )
}

/** That it is done, when, and what comes back. */
function Done({ withdrawn }: { withdrawn: Withdrawn }) {
  const t = useText('withdrawal.done')
  const money = useMoney()
  const isMember = useUser() !== null
  const { timeZone, locale } = useClock()
  const shape = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const at = new Intl.DateTimeFormat(locale, shape).format(new Date(withdrawn.withdrawn_at))
  const amount = money(withdrawn.amount_minor, withdrawn.currency)
  return (
    <PageCard title={t('title')}>
      <div ref={focusShown} tabIndex={-1} className={css['shown']}>
        <Notice kind="done" role="status">
          {t('text', { at, amount })}
        </Notice>
      </div>
      <p>{t('mail')}</p>
      {isMember && (
        <ButtonLink kind="quiet" href={pathTo('transactions', {})}>
          {t('orders')}
        </ButtonLink>
      )}
    </PageCard>
  )
}

function Waiting() {
  const t = useText('withdrawal')
  const words = useText('payments')
  return (
    <PageCard title={t('title')}>
      <p className="visually-hidden" role="status">
        {words('loading')}
      </p>
      <Skeleton className={css['waiting']} />
    </PageCard>
  )
}
