import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useLanding } from './use-landing.ts'
import css from './member.module.css'

/** Where somebody lives, and that they are online if they are: nobody fictional ever is. */
export function PlaceLine() {
  const t = useText('landing')
  const { city, is_online: isOnline, fictional_icon: isFictional } = useLanding().member
  return (
    <p className={css['place']}>
      <span>
        <Icon name="map-pin" size="sm" />
        {city}
      </span>
      {isOnline && !isFictional && <span className={css['online']}>{t('online')}</span>}
    </p>
  )
}
