import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOnline } from './use-online.ts'
import arch from './portraits/arch.webp'
import lead from './portraits/lead.webp'
import tall from './portraits/tall.webp'
import round from './portraits/round.webp'
import small from './portraits/small.webp'
import css from './collage.module.css'

const PICTURES = [
  { place: 'arch', src: arch, width: 252, height: 380 },
  { place: 'lead', src: lead, width: 288, height: 330 },
  { place: 'round', src: round, width: 136, height: 136 },
  { place: 'tall', src: tall, width: 136, height: 210 },
  { place: 'small', src: small, width: 130, height: 130 },
] as const

/** Drawn faces beside the headline, asked for once the words stand (and on a phone only those in sight); the count in it is the true one, and missing when nobody is online. */
export function Collage() {
  const t = useText('index')
  return (
    <div className={css['collage']}>
      {PICTURES.map(({ place, ...picture }) => (
        <img key={place} {...picture} className={css[place]} alt="" loading="lazy" />
      ))}
      <OnlineCount />
      <span className={css['bubble']}>{t('bubble')}</span>
      <span className={css['pin']}>
        <Icon name="heart-fill" />
      </span>
    </div>
  )
}

const COUNTED_AT_MOST = 1000

function OnlineCount() {
  const t = useText('index.online')
  const { num_online: count } = useOnline()
  if (count === 0) return null
  return (
    <span className={classNames(css['count'], 'tabular')}>
      <i className={css['dot']} />
      {count < COUNTED_AT_MOST
        ? t('count', { count })
        : t('count_capped', { count: String(count) })}
    </span>
  )
}
