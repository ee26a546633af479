import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { TIME_BONUS_MODAL_MS, TIME_BONUS_SECONDS } from '#contract/newcomer.ts'
import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { ownKey, userKey } from '#web/api/keys.ts'
import { canOpenModal, isPageSeen } from '#web/browser/overlays.ts'
import { dismiss } from '#web/browser/alerts.ts'
import { isDismissed, onDismissal } from '#web/browser/storage.ts'
import { pageReceivedAt, useSecondsUntil } from '#web/browser/clock.ts'
import { refreshUserQuietly } from '#web/features/accounts/refresh-user.ts'
import { usePercent } from '#web/features/payments/money.tsx'
import { useBoot } from '#web/features/settings/settings.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { BonusArt, BonusBanner, Countdown } from '#web/ui/bonus.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './time-bonus-modal.module.css'

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
  const percent = usePercent()
  const percentage = percent(discount.percentage * 100)
  const after = discount.after_percentage ? percent(discount.after_percentage * 100) : 'none'
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
          href: pathTo('credits'),
        }}
      />
      {kind === 'time_bonus' && (
        <TimeBonusModal {...{ percentage, after, seconds }} hasCredits={user.credits > 0} />
      )}
    </>
  )
}

const NAME = 'hide-time-bonus-modal'

type TimeBonusModalProps = {
  percentage: string
  /** What it is after that; `none` where there is nothing more. */
  after: string
  seconds: number
  hasCredits: boolean
}

/**
 * The time bonus once more, for a member who has no credits and has been here for a while. Once dismissed it stays
 * away.
 */
export function TimeBonusModal({ hasCredits, ...bonus }: TimeBonusModalProps) {
  const isHidden = useSyncExternalStore(
    onDismissal,
    () => isDismissed(NAME),
    () => true,
  )
  const [isDue, setIsDue] = useState(false)
  const isMeant = !hasCredits && !isHidden
  useModalTurn(isMeant ? TIME_BONUS_MODAL_MS : null, () => setIsDue(true))
  return isMeant && isDue ? <OpenModal {...bonus} /> : null
}

function OpenModal({ percentage, after, seconds }: Omit<TimeBonusModalProps, 'hasCredits'>) {
  const t = useText('bonus.modal')
  const shell = useText('shell')
  const navigate = useNavigate()
  const close = () => dismiss(NAME)

  function go() {
    close()
    void navigate(pathTo('credits'))
  }

  return (
    <Modal
      open
      centred
      artIsDark
      title={t('title')}
      art={<BonusArt amount={percentage} text={t('word')} />}
      closeLabel={shell('close')}
      onClose={close}
    >
      <p className="soft">
        {t('text', { hours: String(TIME_BONUS_SECONDS / 3600), percentage, after })}
      </p>
      <div className={css['clock']}>
        <Countdown
          seconds={seconds}
          label={t('timer')}
          units={{ hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
        />
      </div>
      <Button size="lg" block onClick={go}>
        {t('go')}
      </Button>
      <Button kind="ghost" block className={css['later']} onClick={close}>
        {t('later')}
      </Button>
    </Modal>
  )
}

/** By then the server's clock is past the end, too. */
const PAUSE_MS = 1_500

/** Takes away a discount that is over. What comes instead, another one or the full prices, the server is asked for. */
export function useEndDiscount(): () => void {
  const queries = useQueryClient()
  return () => {
    queries.setQueryData<User | null>(userKey, (user) => user && { ...user, discount: null })
    setTimeout(() => {
      if (!queries.getQueryData(userKey)) return
      refreshUserQuietly(queries)
      void queries.invalidateQueries({ queryKey: ownKey })
    }, PAUSE_MS)
  }
}

/** Seconds to a moment as the server has it. The page says what time it was there: this browser's clock may be wrong by hours. */
export function useSecondsLeft(until: string, onOver: () => void): number {
  const { now } = useBoot()
  const [clockAhead] = useState(() => Date.parse(now) - pageReceivedAt())
  return useSecondsUntil({ until, now, clockAhead }, onOver)
}

const LOOK_MS = 500

/**
 * Calls back once, so many milliseconds from now, or later when the page is in sight and no modal is open; null asks
 * for nothing.
 */
export function useModalTurn(ms: number | null, onTurn: () => void): void {
  const tell = useEffectEvent(onTurn)
  useEffect(() => {
    if (ms === null) return
    const due = performance.now() + ms
    const timer = setInterval(() => {
      if (performance.now() < due || !isPageSeen() || !canOpenModal()) return
      clearInterval(timer)
      tell()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [ms])
}
