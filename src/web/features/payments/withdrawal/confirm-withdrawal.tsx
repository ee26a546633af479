import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import { withdraw, type Withdrawable, type Withdrawn } from '#contract/withdrawals.ts'
import { call } from '#web/api/call.ts'
import { ownKey } from '#web/api/keys.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { refreshUserQuietly } from '#web/features/accounts/refresh-user.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice, ScriptNeeded } from '#web/i18n/refusal-notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDay, useMoney } from '../money.tsx'
import css from './withdrawal.module.css'

type ConfirmWithdrawalProps = {
  offer: Withdrawable
  /** The address it was found by; null where it is the member's own. */
  email: string | null
  onDone: (withdrawn: Withdrawn) => void
  /** The sum is another one by now. */
  onChanged: () => void
}

/** What is withdrawn from and what comes back, and the press that does it. */
export function ConfirmWithdrawal({ offer, email, onDone, onChanged }: ConfirmWithdrawalProps) {
  const t = useText('withdrawal.sum')
  const day = useDay()
  const isHydrated = useIsHydrated()
  const withdrawing = useWithdrawing({ offer, email, onDone, onChanged })
  const lastMoment = new Date(Date.parse(offer.until) - 1).toISOString()

  return (
    <div className={css['sum']}>
      <SumFacts offer={offer} />
      <p>{t('text')}</p>
      <p className="small soft">
        {t('premium')} {t('until', { day: day(lastMoment) })}
      </p>
      <RefusalNotice error={withdrawing.error} />
      <ScriptNeeded />
      <div className={css['buttons']}>
        <Button
          size="lg"
          busy={withdrawing.isPending}
          disabled={!isHydrated}
          onClick={() => withdrawing.mutate()}
        >
          {t('confirm')}
        </Button>
        <Leave />
      </div>
    </div>
  )
}

function Leave() {
  const t = useText('withdrawal.sum')
  const isMember = useUser() !== null
  return (
    <ButtonLink kind="ghost" href={isMember ? pathTo('transactions', {}) : pathTo('index')}>
      {t('no')}
    </ButtonLink>
  )
}

function SumFacts({ offer }: { offer: Withdrawable }) {
  const t = useText('withdrawal.sum')
  const words = useText('payments')
  const money = useMoney()
  const day = useDay()
  const { credits, unspent, currency, total_minor: total, amount_minor: amount } = offer
  return (
    <dl className={css['facts']}>
      <Fact name={t('number')}>
        <span className={css['number']}>{offer.order_id}</span>
      </Fact>
      <Fact name={t('day')}>{day(offer.ordered_at)}</Fact>
      <Fact name={t('bought')}>
        {`${words('credits', { count: credits })}, ${money(total, currency)}`}
      </Fact>
      <Fact name={t('unspent')}>{words('credits', { count: unspent })}</Fact>
      <Fact name={t('back')} className={css['back']}>
        {money(amount, currency)}
      </Fact>
    </dl>
  )
}

type FactProps = { name: string; children: ReactNode; className?: string | undefined }

function Fact({ name, children, className }: FactProps) {
  return (
    <div className={classNames(className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** After it the credits are others, and so are the orders. */
function useWithdrawing({ offer, email, onDone, onChanged }: ConfirmWithdrawalProps) {
  const queries = useQueryClient()
  const { order_id, amount_minor } = offer
  return useMutation({
    mutationFn: () =>
      call(withdraw, { order_id, amount_minor, ...(email === null ? {} : { email }) }),
    onSuccess: ({ withdrawn }) => {
      onDone(withdrawn)
      refreshUserQuietly(queries)
      void queries.invalidateQueries({ queryKey: ownKey })
    },
    onError: onChanged,
  })
}
