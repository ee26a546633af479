import type { SpendingLimit } from '#contract/credits.ts'
import { useMoney } from '#web/features/payments/use-money.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SpendingLimitForm } from './spending-limit-form.tsx'
import { useSpendingLimit } from './use-spending-limit.ts'
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
