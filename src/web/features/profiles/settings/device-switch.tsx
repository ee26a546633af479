import { usePushSwitch } from '#web/features/notifications/use-push-switch.ts'
import { useText } from '#web/i18n/use-text.ts'
import { SwitchRow } from './switch-row.tsx'
import css from './settings.module.css'

/** Whether this very device is pushed. Where it cannot be, it says why. */
export function DeviceSwitch() {
  const t = useText('notifications.device')
  const { isCapable, isDenied, isOn, set, hasFailed } = usePushSwitch()
  if (!isCapable || isDenied)
    return <p className={css['remark']}>{isDenied ? t('denied') : t('impossible')}</p>

  return (
    <>
      <SwitchRow title={t('title')} text={t('text')} isOn={isOn} onChange={set} />
      {hasFailed && (
        <p className={css['remark']} role="alert">
          {t('failed')}
        </p>
      )}
    </>
  )
}
