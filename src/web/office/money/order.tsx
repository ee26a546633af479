import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getOrder, type OrderPage } from '#contract/office/orders.ts'
import { classNames } from '#web/ui/class-names.ts'
import { call } from '#web/office/kit/call.ts'
import { useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Frame } from '#web/office/frame/frame.tsx'
import { MemberFace } from '#web/office/members/member-parts.tsx'
import { Button, Pill, Problem } from '#web/office/kit/parts.tsx'
import { goTo, usePlace } from '#web/office/kit/place.ts'
import { exactly, timeIn } from '#web/office/kit/times.ts'
import { useKeys } from '#web/office/kit/use-keys.ts'
import { amountOf, ApprovalStatePill, OrderState, titleOf, TwoCircles } from './money-parts.tsx'
import { RefundPane } from './refund-pane.tsx'
import cases from '#web/office/cases/case.module.css'
import css from './money.module.css'

/** One order: what it is made of, every movement it caused, ours beside theirs, and what can go back. */
export function Order() {
  const { t } = useOffice()
  const id = usePlace().searchParams.get('id') ?? ''
  const asked = useQuery({
    queryKey: ['order', id],
    queryFn: () => call(getOrder, { order_id: id }),
    enabled: id !== '',
    retry: false,
  })
  useKeys({ Escape: () => goTo('/orders') })
  if (asked.data)
    return <Shown key={id} order={asked.data} onChanged={() => void asked.refetch()} />
  return (
    <Frame title={t.money.orders}>
      {asked.isError || id === '' ? (
        <div className={cases['alone']}>
          <Problem>{asked.error ? wordsFor(t, asked.error) : t.money.order.gone}</Problem>
          <Button look="quiet" onClick={() => goTo('/orders')}>
            {t.money.order.back}
          </Button>
        </div>
      ) : (
        <p className={cases['alone']} role="status">
          {t.loading}
        </p>
      )}
    </Frame>
  )
}

type Props = { readonly order: OrderPage; readonly onChanged: () => void }

function Shown({ order, onChanged }: Props) {
  const { t } = useOffice()
  const { permissions } = useOperator()
  const wanted = usePlace().searchParams.get('do')
  const mayWork = permissions.includes('money_work')
  const [isRefunding, setRefunding] = useState(wanted === 'refund' && mayWork)
  const open = order.findings.find(({ case_id: caseId }) => caseId !== null)
  const person = order.person
  useKeys({
    ...(mayWork ? { b: () => setRefunding(true) } : {}),
    ...(person && permissions.includes('members_read')
      ? { p: () => goTo(`/member?id=${person.id}`) }
      : {}),
    ...(open ? { d: () => goTo(`/case?id=${open.case_id}`) } : {}),
    y: () => void navigator.clipboard?.writeText(order.id),
  })
  return (
    <Frame
      title={order.id.slice(0, 8)}
      isWhole
      actions={<OrderState order={order} />}
      keys={[
        ...(mayWork ? ([[['B'], t.money.keys.back]] as const) : []),
        [['P'], t.money.keys.person],
        ...(open ? ([[['D'], t.money.keys.settle]] as const) : []),
        [['Y'], t.money.keys.copy],
        [['Esc'], t.money.order.back],
      ]}
    >
      <div className={classNames(cases['panes'], css['orderPanes'])}>
        <section className={classNames(cases['pane'], css['main'])} aria-label={t.money.order.made}>
          <Head order={order} />
          <Findings order={order} />
          <MadeOf order={order} />
          <Movements order={order} />
          <Both order={order} />
        </section>
        <section
          className={classNames(cases['pane'], cases['decision'])}
          aria-label={t.money.refund.title}
        >
          <RefundPane
            order={order}
            isOpen={isRefunding}
            onOpen={setRefunding}
            onChanged={onChanged}
          />
          <Refunds order={order} />
          <Requests order={order} />
        </section>
      </div>
    </Frame>
  )
}

function Head({ order }: Pick<Props, 'order'>) {
  const { t, me, language } = useOffice()
  const { person, credits, refundable } = order
  const domain = me.sites.find(({ id }) => id === order.site_id)?.domain
  return (
    <header className={css['head']}>
      {person && <MemberFace member={person} />}
      <div>
        <p>
          <b>{amountOf(order.total_minor, order.currency, language)}</b>{' '}
          {t.money.order.forCredits(credits)}
        </p>
        <p>
          {person ? `${person.name}, ${person.age}` : t.money.erased} · {domain} · {order.method} ·{' '}
          <time dateTime={order.created_at}>{exactly(order.created_at, language)}</time>
        </p>
      </div>
      {refundable && (
        <p className={css['left']}>
          <small>{t.money.order.left}</small>
          {t.money.order.leftOf(refundable.credits, credits)}
        </p>
      )}
    </header>
  )
}

function MadeOf({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  const words = t.money.order
  const sum = (minor: number) => amountOf(minor, order.currency, language)
  const parts = [
    [words.price, sum(order.price_minor)],
    [
      words.discount,
      order.discount ? `${order.discount.percentage} % ${order.discount.code}` : words.none,
    ],
    [words.vat(order.vat_rate / 100), sum(order.vat_minor)],
    [words.perCredit, sum(Math.round(order.total_minor / order.credits))],
    [words.receipt, order.receipt_number ?? words.none],
  ] as const
  return (
    <section className={css['card']}>
      <h2>
        {words.made} <small>{words.withVat}</small>
      </h2>
      <dl className={css['parts']}>
        {parts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Movements({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  const words = t.money.order
  const isZero = order.sum === 0
  return (
    <section className={css['card']}>
      <h2>
        {words.movements}
        <Pill tone={isZero ? 'ok' : 'bad'}>{isZero ? words.zero : words.notZero(order.sum)}</Pill>
        <small>{words.ledger}</small>
      </h2>
      {order.movements.length === 0 ? (
        <p>{words.noMovements}</p>
      ) : (
        <table className={css['small']}>
          <thead>
            <tr>
              {words.movementHead.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.movements.map(({ at, reason, from, to, credits }) => (
              <tr key={at + reason + credits}>
                <td>
                  <time dateTime={at} title={exactly(at, language)}>
                    {timeIn(at, language)}
                  </time>
                </td>
                <td>{words.reasons[reason] ?? reason}</td>
                <td>{words.accounts[from] ?? from}</td>
                <td>{words.accounts[to] ?? to}</td>
                <td className={css['sum']}>{credits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What we have beside what the provider says. */
function Both({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  const words = t.money.order
  const { ours, theirs, payment_id: paymentId } = order
  const sum = (minor: number | null, currency: string) =>
    minor === null ? currency : amountOf(minor, currency, language)
  return (
    <section className={css['card']}>
      <h2>
        {words.both}
        {theirs && !order.finding && <Pill tone="ok">{t.money.matched}</Pill>}
        {order.finding && <Pill tone="bad">{t.money.findings[order.finding]}</Pill>}
        {paymentId && <small className={css['mono']}>{paymentId}</small>}
      </h2>
      <table className={css['small']}>
        <thead>
          <tr>
            {words.bothHead.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.here}</th>
            <td>{t.money.states[ours.state] ?? ours.state}</td>
            <td className={css['sum']}>{sum(ours.amount_minor, ours.currency)}</td>
            <td className={css['sum']}>{sum(ours.refunded_minor, ours.currency)}</td>
            <td>{order.completed_at && exactly(order.completed_at, language)}</td>
          </tr>
          {theirs && (
            <tr>
              <th scope="row">{order.provider}</th>
              <td>{t.money.provider[theirs.state] ?? theirs.state}</td>
              <td className={css['sum']}>{sum(theirs.amount_minor, theirs.currency)}</td>
              <td className={css['sum']}>{sum(theirs.refunded_minor, theirs.currency)}</td>
              <td>
                {words.asked(timeIn(theirs.asked_at, language))}
                {theirs.settlement && `, ${words.settlement(theirs.settlement)}`}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {!theirs && <p>{words.unknownThere}</p>}
    </section>
  )
}

function Findings({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  if (order.findings.length === 0) return null
  return (
    <section className={css['card']}>
      <h2>{t.money.order.found}</h2>
      <ul className={css['lines']}>
        {order.findings.map(({ id, kind, found_at: at, case_id: caseId, words }) => (
          <li key={id}>
            <span>
              <Pill tone={caseId === null ? 'over' : 'bad'}>{t.money.findings[kind]}</Pill> {words}
            </span>
            <time dateTime={at}>{timeIn(at, language)}</time>
            {caseId !== null && (
              <Button look="quiet" hint="D" onClick={() => goTo(`/case?id=${caseId}`)}>
                {t.money.order.settle}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refunds({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  const words = t.money.order
  if (order.refunds.length === 0) return null
  return (
    <>
      <h3>{words.refunds}</h3>
      <ul className={css['lines']}>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              <b>{amountOf(refund.amount_minor, order.currency, language)}</b>{' '}
              {refund.is_withdrawal ? words.withdrawal : words.byHand},{' '}
              {t.money.credits(refund.credits)}
              <small>
                {refund.is_sent ? words.sent : words.unsent}
                {refund.next_try_at && `, ${words.next(timeIn(refund.next_try_at, language))}`}
              </small>
            </span>
            <time dateTime={refund.at}>{timeIn(refund.at, language)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}

function Requests({ order }: Pick<Props, 'order'>) {
  const { t, language } = useOffice()
  if (order.approvals.length === 0) return null
  return (
    <>
      <h3>{t.money.order.requests}</h3>
      <ul className={css['lines']}>
        {order.approvals.map((approval) => (
          <li key={approval.id}>
            <TwoCircles approval={approval} />
            <span>
              <button
                type="button"
                className={css['link']}
                onClick={() => goTo(`/approvals?id=${approval.id}`)}
              >
                {titleOf(t, approval, language)}
              </button>{' '}
              <ApprovalStatePill approval={approval} />
              <small>“{approval.why}”</small>
            </span>
            <time dateTime={approval.asked_at}>{timeIn(approval.asked_at, language)}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
