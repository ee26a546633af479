import { usePushSwitch } from '#web/features/notifications/use-push-switch.ts'
import { useText } from '#web/i18n/use-text.ts'
import { SwitchRow } from './switch-row.tsx'
import css from './settings.module.css'

const TEXTS = ['text', 'denied', 'impossible'] as const

/** Whether this very device is pushed. Where it cannot be, it says why, and what stands below does not move for that. */
export function DeviceSwitch() {
  const t = useText('notifications.device')
  const { isCapable, isDenied, isOn, set, hasFailed } = usePushSwitch()
  const told = isDenied ? 'denied' : isCapable === false ? 'impossible' : 'text'
  const texts = (
    <span className={css['either']}>
      {TEXTS.map((text) => (
        <span key={text} aria-hidden={text !== told}>
          {t(text)}
        </span>
      ))}
    </span>
  )

  return (
    <>
      <SwitchRow
        title={t('title')}
        text={texts}
        isOn={isOn}
        onChange={set}
        disabled={isCapable !== true || isDenied}
      />
      {hasFailed && (
        <p className={css['remark']} role="alert">
          {t('failed')}
        </p>
      )}
    </>
  )
}
