import { isServed, pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { usePercent } from '#web/features/payments/use-percent.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { BonusBanner } from '#web/ui/bonus-banner.tsx'
import { TimeBonusModal } from './time-bonus-modal.tsx'
import { useEndDiscount } from './use-end-discount.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const DAY_SECONDS = 86_400

type NewcomerDiscount = NonNullable<User['discount']>
type BonusProps = { user: User; discount: NewcomerDiscount }

/** What a newcomer's first purchase is cheaper by and how long it still is, on top of the members area. */
export function Bonus(props: BonusProps) {
  return useAreas(['bonus']) ? <Shown {...props} /> : null
}

function Shown({ user, discount }: BonusProps) {
  const t = useText('bonus')
  const { kind } = discount
  const percentage = usePercent()(discount.percentage * 100)
  const seconds = useSecondsLeft(discount.expires, useEndDiscount())
  const days = Math.floor(seconds / DAY_SECONDS)

  return (
    <>
      <BonusBanner
        lead={t('lead', { percentage })}
        text={t('text')}
        seconds={seconds}
        countdownLabel={t('timer')}
        days={days > 0 ? t('days', { count: days }) : undefined}
        link={{
          label: t('link'),
          href: isServed('premium') ? pathTo('premium') : pathTo('pricing'),
        }}
      />
      {kind === 'time_bonus' && (
        <TimeBonusModal percentage={percentage} seconds={seconds} hasCredits={user.credits > 0} />
      )}
    </>
  )
}
