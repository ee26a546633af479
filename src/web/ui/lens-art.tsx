import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './lens-art.module.css'

/** One of the two faces; without a picture it is a silhouette. */
interface Half {
  src?: string | undefined
  alt: string
}

interface DuoProps {
  left: Half
  right: Half
  size?: 'sm' | 'lg' | undefined
  className?: string | undefined
}

/** Two people, and the lens lights where they meet. */
export function Duo({ left, right, size = 'lg', className }: DuoProps) {
  return (
    <div className={classNames(css['duo'], css[size], className)}>
      <HalfPicture {...left} />
      <HalfPicture {...right} />
      <svg viewBox="0 0 340 220" aria-hidden="true">
        <path
          className={css['lens']}
          d="M170 36.7A100 100 0 0 1 170 183.3 100 100 0 0 1 170 36.7z"
        />
        <path
          fill="#fff"
          d="M170 96c-5-7.5-16-7-19 1.5-3 9 6 18 19 28 13-10 22-19 19-28-3-8.5-14-9-19-1.5z"
        />
      </svg>
    </div>
  )
}

function HalfPicture({ src, alt }: Half) {
  if (src) return <img src={src} alt={alt} width={200} height={200} />
  return (
    <span role={alt ? 'img' : undefined} aria-label={alt || undefined} className={css['nobody']}>
      <Icon name="user-fill" />
    </span>
  )
}

/** One of the likes of the day: lit while it is left, an outline once it is given. */
export function LensPip({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="0 0 20 32" width="20" height="32" aria-hidden="true">
      <path
        className={lit ? css['lens'] : css['spent']}
        d="M10 1.5a19 19 0 0 1 0 29 19 19 0 0 1 0-29z"
      />
    </svg>
  )
}
