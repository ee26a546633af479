import { useSyncExternalStore } from 'react'
import { NOTIFICATION_NAMES } from '#contract/notifications.ts'
import { messageSound, playMessageSound } from '#web/browser/message-sound.ts'
import { usePushSwitch } from '#web/features/notifications/push.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Switch } from '#web/ui/choices.tsx'
import { Panel } from '../panel.tsx'
import css from './settings.module.css'
import { SwitchRow } from './rows.tsx'
import { useNotifications } from './use-preferences.ts'

const CHANNELS = ['email', 'push'] as const
const KINDS = ['message', 'like', 'match', 'search'] as const

/** What the member hears of, by mail and by push: every switch counts at once. */
export function NotificationSection() {
  const t = useText('notifications.kinds')
  const notifications = useNotifications()

  return (
    <Panel id="notifications" title={t('title')} lead={t('lead')}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('kind')}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={css['words']}>
                <b>{t(kind)}</b>
                <span>{t(`${kind}_text`)}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <KindSwitch kind={kind} channel={channel} notifications={notifications} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RefusalNotice error={notifications.error} />
      <DeviceSwitch />
      <SoundSwitch />
      <p className={css['remark']}>{t('always')}</p>
    </Panel>
  )
}

type KindSwitchProps = {
  kind: (typeof KINDS)[number]
  channel: (typeof CHANNELS)[number]
  notifications: ReturnType<typeof useNotifications>
}

/** The switch of one kind and way. Of new members in a search there are mails only. */
function KindSwitch({ kind, channel, notifications }: KindSwitchProps) {
  const t = useText('notifications.kinds')
  const name = NOTIFICATION_NAMES.find((each) => each === `${channel}_${kind}`)
  if (!name) return null
  return (
    <Switch
      label={`${t(kind)}, ${t(channel)}`}
      checked={notifications.isOn(name)}
      onChange={(event) => notifications.set([name], event.currentTarget.checked)}
    />
  )
}

/** Whether this very browser plays a sound for a message. Switching it on lets one hear it. */
function SoundSwitch() {
  const t = useText('notifications.sound')
  const isOn = useSyncExternalStore(messageSound.subscribe, messageSound.get, () => null)

  function set(on: boolean) {
    if (!on) return messageSound.forget()
    messageSound.set(true)
    playMessageSound()
  }

  return <SwitchRow title={t('title')} text={t('text')} isOn={isOn === true} onChange={set} />
}

const TEXTS = ['text', 'denied', 'impossible'] as const

/** Whether this very device is pushed. Where it cannot be, it says why, and what stands below does not move for that. */
function DeviceSwitch() {
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
