import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { TIME_BONUS_MODAL_MS, TIME_BONUS_SECONDS } from '#contract/discounts.ts'
import { pathTo } from '#contract/routes.ts'
import { dismiss } from '#web/browser/dismiss.ts'
import { isDismissed, onDismissal } from '#web/browser/dismissed.ts'
import { useModalTurn } from '#web/browser/use-modal-turn.ts'
import { useText } from '#web/i18n/use-text.ts'
import { BonusArt } from '#web/ui/bonus-art.tsx'
import { Button } from '#web/ui/button.tsx'
import { Countdown } from '#web/ui/countdown.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './time-bonus-modal.module.css'

const NAME = 'hide-time-bonus-modal'

type TimeBonusModalProps = { percentage: string; seconds: number; hasCredits: boolean }

/** The time bonus once more, for whoever has no credits and has been here for a while. Once dismissed it stays away. */
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

function OpenModal({ percentage, seconds }: Omit<TimeBonusModalProps, 'hasCredits'>) {
  const t = useText('bonus.modal')
  const shell = useText('shell')
  const navigate = useNavigate()
  const close = () => dismiss(NAME)

  function go() {
    close()
    void navigate(pathTo('premium'))
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
      <p className="soft">{t('text', { hours: String(TIME_BONUS_SECONDS / 3600), percentage })}</p>
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
