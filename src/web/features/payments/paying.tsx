import css from './payments.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { ordersKey } from '#web/api/keys.ts'
import { stored } from '#web/browser/stored.ts'
import { leaveTo } from '#web/browser/leave-to.ts'
import { returnPlace } from './addresses.ts'
import { Refusal } from '#contract/refusals.ts'
import { isRefused } from '#web/api/call.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { FailedState } from '#web/ui/loading-states.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'

export type Start = { readonly from: string | null; readonly makesPremium: boolean }

/** Where an order that was begun goes on: at the provider, or at its own page if nothing is left to do. */
export function useGoPay() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (order: Order, { from, makesPremium }: Start) => {
    forgetIntention()
    keptTrip.set({ order_id: order.id, from, makes_premium: makesPremium })
    void queries.invalidateQueries({ queryKey: ordersKey })
    if (order.checkout_url !== null) leaveTo(order.checkout_url)
    else await navigate(pathTo('transactions', { id: order.id }))
  }
}

type Intention = { readonly what: string; readonly id: string }

const keptIntention = stored<Intention>('intention', intentionIn)

/** The client id of what the buyer means to buy: the same until that is answered, also after a reload. */
export function intentionId(choice: object): string {
  const what = JSON.stringify(choice)
  const known = keptIntention.get()
  if (known?.what === what) return known.id
  const id = crypto.randomUUID()
  keptIntention.set({ what, id })
  return id
}

/** From now on the same choice is a new order. */
export function forgetIntention(): void {
  keptIntention.forget()
}

function intentionIn(stored: unknown): Intention | null {
  const { what, id } = (stored ?? {}) as Partial<Intention>
  return typeof what === 'string' && typeof id === 'string' ? { what, id } : null
}

/** What is known about an order while the member is away at the provider: where they came from, and what it makes them. */
export type Trip = {
  readonly order_id: string
  readonly from: string | null
  readonly makes_premium: boolean
}

/** The last order that was begun in this tab. */
export const keptTrip = stored<Trip>('trip', tripIn)

function tripIn(stored: unknown): Trip | null {
  const { order_id: id, from, makes_premium: isFirst } = (stored ?? {}) as Partial<Trip>
  if (typeof id !== 'string') return null
  return { order_id: id, from: returnPlace(from), makes_premium: isFirst === true }
}

/** Does something when the browser brings this page back as it was left. */
export function useBackAgain(onBack: () => void): void {
  const tell = useEffectEvent(onBack)
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell()
    }
    addEventListener('pageshow', hear)
    return () => removeEventListener('pageshow', hear)
  }, [])
}

type PayRefusalProps = {
  error: unknown
  price: string
  /** The discount is in an order that is still open. */
  isHeld?: boolean
  onRetry?: (() => void) | undefined
}

/** Why the press bought nothing. Another price is asked about again; without the provider nothing is lost. */
export function PayRefusal({ error, price, isHeld, onRetry }: PayRefusalProps) {
  const t = useText('payments')
  if (isRefused(error, 'PRICE_CHANGED'))
    return (
      <Notice role="alert" icon="tag-fill">
        {t('price_changed', { price })}
      </Notice>
    )
  if (isHeld)
    return (
      <Notice kind="danger" role="alert">
        {t('held')}
      </Notice>
    )
  if (isRefused(error, 'SERVICE_UNAVAILABLE'))
    return (
      <Notice
        kind="danger"
        role="alert"
        link={
          <button type="button" className={`link ${css['again']}`} onClick={onRetry}>
            {t('retry')}
          </button>
        }
      >
        {t('away')}
      </Notice>
    )
  return <RefusalNotice error={error} />
}

/** Something about money could not be loaded, whether that is for want of a connection, and a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('payments.failed')
  const isOnline = useIsOnline()
  // What is not there is told by the page around it.
  if (error instanceof Refusal && error.code === 'NOT_FOUND') throw error

  return (
    <FailedState title={t(isOnline ? 'title' : 'offline')} retry={t('retry')} onRetry={onRetry}>
      {t('text')}
    </FailedState>
  )
}

type WithdrawalTickProps = {
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  /** It was pressed without. */
  isMissing: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** The wish to begin at once, which ends the right of withdrawal for credits that are used. It is never ticked beforehand. */
export function WithdrawalTick({ isTicked, onTick, isMissing, name, ref }: WithdrawalTickProps) {
  const t = useText('payments')
  return (
    <Checkbox
      ref={ref}
      name={name ?? 'withdrawal'}
      className={css['tick']}
      checked={isTicked}
      onChange={(event) => onTick(event.currentTarget.checked)}
      error={isMissing && t('withdrawal_needed')}
    >
      {t.rich('withdrawal', {
        policy: (text) => (
          <KitLink
            className="link"
            href={pathTo('pages-return-policy')}
            target="_blank"
            rel="noopener"
          >
            {text}
            <span className="visually-hidden">{` (${t('new_tab')})`}</span>
          </KitLink>
        ),
      })}
    </Checkbox>
  )
}
