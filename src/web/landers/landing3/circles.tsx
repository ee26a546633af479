import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Silhouette, useLanding } from '../member/member.tsx'
import css from './circles.module.css'

const HEART =
  'M260 101c-4-6-12.7-5.6-15.2 1.2-2.4 7.2 4.800 14.4 15.2 22.4 10.4-8 17.6-15.2 15.2-22.4-2.5-6.8-11.2-7.2-15.2-1.2z'

/** Theirs has the portrait, yours is empty. Each answer draws a third of your ring and brings both a step closer. */
export function Circles({ words }: { words: readonly string[] }) {
  const t = useText('landing')
  const name = useMarkedName()(useLanding().member)
  return (
    <svg
      viewBox="0 0 520 240"
      className={css['stage']}
      role="img"
      aria-label={t('photo', { name })}
    >
      <defs>
        <clipPath id="circle-theirs">
          <circle cx="195" cy="120" r="95" />
        </clipPath>
        <radialGradient id="circle-spark">
          <stop offset="0" className={css['spark']} />
          <stop offset="1" className={css['dark']} />
        </radialGradient>
      </defs>
      <path d="M18 120H502" className={css['way']} />
      <circle cx="260" cy="120" r="118" fill="url(#circle-spark)" className={css['lit']} />
      <g className={css['theirs']}>
        <g clipPath="url(#circle-theirs)">
          <Face />
        </g>
        <circle cx="195" cy="120" r="100" className={css['ring']} />
      </g>
      <g className={css['yours']}>
        <circle cx="325" cy="120" r="100" className={css['empty']} />
        {[0, 1, 2].map((at) => (
          <circle
            key={at}
            cx="325"
            cy="120"
            r="100"
            pathLength="3"
            strokeDasharray="1 2"
            strokeDashoffset={-at}
            transform="rotate(-90 325 120)"
            className={`${css['third']} ${css[`third-${at + 1}`]}`}
          />
        ))}
        <text x="338" y="130" className={css['you']}>
          {t('circles.you')}
        </text>
        {words.map((word, at) => (
          <text key={word} x="340" y="160" className={`${css['word']} ${css[`word-${at + 1}`]}`}>
            {word}
          </text>
        ))}
      </g>
      <g className={css['lit']}>
        <path d="M260 44A100 100 0 0 1 260 196A100 100 0 0 1 260 44z" className={css['lens']} />
        <path d={HEART} className={css['heart']} />
      </g>
    </svg>
  )
}

function Face() {
  const { main_image: image } = useLanding().member
  const photo = usePhotoAddress()
  const place = { x: 95, y: 0, width: 200, height: 250 }
  if (!image) return <Silhouette {...place} />
  return <image href={photo(image.filename)} {...place} preserveAspectRatio="xMidYMin slice" />
}
