import type { MemberCard } from '#contract/member-card.ts'
import { useText } from '#web/i18n/use-text.ts'
import { HostLine } from './host-line.tsx'
import css from './conversation.module.css'

/** Somebody the host knows: a real member, with what anybody may know. */
export function Introduction({ src, member }: { src: string; member: MemberCard }) {
  const t = useText('socialnetwork')
  const { name, age, city, is_online: isOnline } = member
  return (
    <HostLine>
      <span className={css['person']}>
        <img src={src} alt="" width={72} height={90} decoding="async" fetchPriority="low" />
        <span>
          {t('meet')}
          <b>
            {name}, {age}
          </b>
          <span className={css['place']}>
            {city}
            {isOnline && <span className={css['online']}>{t('online')}</span>}
          </span>
        </span>
      </span>
    </HostLine>
  )
}
