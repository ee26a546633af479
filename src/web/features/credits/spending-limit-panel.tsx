import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MOST_LIMIT_MINOR, setSpendingLimit, type SpendingLimit } from '#contract/credits.ts'
import { call } from '#web/api/call.ts'
import { useMoney } from '#web/features/payments/money.tsx'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/waiting.tsx'
import { type CreditsPage, creditsQuery } from './credits-query.ts'
import css from './spending-limit.module.css'

/** What the member allows themselves in a month: how it stands, what was asked for, and the way to change it. */
export function SpendingLimitPanel({ limit }: { limit: SpendingLimit }) {
  const t = useText('credits.limit')
  const refusalText = useRefusalText()
  const setting = useSpendingLimit()
  const { mutate: set, isPending: isBusy } = setting

  return (
    <section className={css['panel']} aria-labelledby="limit">
      <h2 id="limit" className="title-sm">
        {t('title')}
      </h2>
      <Standing limit={limit} />
      {limit.next && <Coming limit={limit} isBusy={isBusy} onKeep={() => set(limit.limit_minor)} />}
      <SpendingLimitForm
        limit={limit}
        isBusy={isBusy}
        onSet={(minor, onDone) => set(minor, { onSuccess: onDone })}
        onType={() => !isBusy && setting.reset()}
      />
      {setting.error && <Notice kind="danger">{refusalText(setting.error)}</Notice>}
      <p className="visually-hidden" role="status">
        {setting.isSuccess && t('saved')}
      </p>
    </section>
  )
}

function Standing({ limit }: { limit: SpendingLimit }) {
  const t = useText('credits.limit')
  const money = useMoney()
  const { currency, limit_minor: most, spent_minor: spent } = limit
  if (most === null) {
    const words = spent === 0 ? t('none_spent') : t('none', { spent: money(spent, currency) })
    return <p className="soft">{words}</p>
  }
  const values = { spent: money(spent, currency), limit: money(most, currency) }
  return (
    <div className={css['standing']}>
      <p>{t('standing', values)}</p>
      <ProgressBar value={most === 0 ? 100 : (spent / most) * 100} />
    </div>
  )
}

type ComingProps = { limit: SpendingLimit; isBusy: boolean; onKeep: () => void }

/** More than now was asked for, and can still be taken back. */
function Coming({ limit: { next, currency }, isBusy, onKeep }: ComingProps) {
  const t = useText('credits.limit')
  const money = useMoney()
  const { locale, timeZone } = useClock()
  if (!next) return null

  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  const when = format.format(new Date(next.from))
  return (
    <div className={css['coming']}>
      <p>
        {next.limit_minor === null
          ? t('next_none', { when })
          : t('next', { when, limit: money(next.limit_minor, currency) })}
      </p>
      <Button kind="quiet" size="sm" busy={isBusy} onClick={onKeep}>
        {t('keep')}
      </Button>
    </div>
  )
}

type SpendingLimitFormProps = {
  limit: SpendingLimit
  isBusy: boolean
  /** With minor units, or null for no limit; tells when it is set. */
  onSet: (minor: number | null, onDone: () => void) => void
  /** What was said of the last wish is not about the one that is being typed. */
  onType: () => void
}

/** An amount, and before it is pressed the truth about when it holds: less at once, more after a day. */
function SpendingLimitForm({ limit, isBusy, onSet, onType }: SpendingLimitFormProps) {
  const t = useText('credits.limit')
  const [typed, setTyped] = useState('')
  const [isTold, setIsTold] = useState(false)
  const money = useMoney()
  const wished = minorOf(typed)
  const isTooMuch = wished !== null && wished > MOST_LIMIT_MINOR
  const most = money(MOST_LIMIT_MINOR, limit.currency)
  const wrong = wished === null ? t('amount_wrong') : isTooMuch && t('amount_too_large', { most })

  function submit() {
    setIsTold(true)
    return wished === null || isTooMuch ? ['limit'] : onSet(wished, empty)
  }

  function empty() {
    setTyped('')
    setIsTold(false)
  }

  return (
    <Form className={css['form']} onSubmit={submit}>
      <Field
        label={t('amount', { currency: limit.currency })}
        hint={t(hintFor(limit, isTooMuch ? null : wished))}
        error={isTold && wrong}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onType()
        }}
      />
      <div className={css['buttons']}>
        <Button type="submit" kind="ink" busy={isBusy}>
          {t(limit.limit_minor === null ? 'set' : 'change')}
        </Button>
        {limit.limit_minor !== null && !isEnding(limit) && (
          <Button kind="ghost" disabled={isBusy} onClick={() => onSet(null, empty)}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function hintFor({ limit_minor: limit }: SpendingLimit, wished: number | null) {
  if (wished === null) return limit === null ? 'rule_first' : 'rule'
  return limit !== null && wished > limit ? 'after_a_day' : 'at_once'
}

/** No limit was asked for already. */
function isEnding({ next }: SpendingLimit): boolean {
  return next !== null && next.limit_minor === null
}

const DIGITS = 2

const PLAIN = /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/
/** With something between the thousands, which then does not part the cents. */
const GROUPED =
  /^(?<whole>\d{1,3}(?<between>[.,'])\d{3}(?:\k<between>\d{3})*)(?:(?!\k<between>)[.,](?<cents>\d{1,2}))?$/

/** A typed amount of money in minor units; null where it is none. Comma and point both part cents. */
export function minorOf(typed: string): number | null {
  const amount = typed.replaceAll(/[\s\u{a0}\u{202f}]|\p{Sc}/gu, '')
  const parts = (PLAIN.exec(amount) ?? GROUPED.exec(amount))?.groups
  if (!parts) return null
  const whole = Number(parts['whole']!.replaceAll(/\D/g, ''))
  const cents = Number((parts['cents'] ?? '').padEnd(DIGITS, '0'))
  return whole * 10 ** DIGITS + cents
}

/** Sets the member's own limit. What the server answers is what holds. */
function useSpendingLimit() {
  const queries = useQueryClient()
  const { queryKey } = creditsQuery()
  return useMutation({
    mutationFn: (limit: number | null) => call(setSpendingLimit, { limit_minor: limit }),
    onSuccess: async ({ spending_limit: limit }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<InfiniteData<CreditsPage, string | null>>(queryKey, (known) =>
        known
          ? { ...known, pages: known.pages.map((page) => ({ ...page, spending_limit: limit })) }
          : known,
      )
    },
  })
}
