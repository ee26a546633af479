import { classNames } from './class-names.ts'
import css from './lens-art.module.css'

interface DuoProps {
  left: { src: string; alt: string }
  right: { src: string; alt: string }
  size?: 'sm' | 'lg' | undefined
  className?: string | undefined
}

/** Two people, and the lens lights where they meet. */
export function Duo({ left, right, size = 'lg', className }: DuoProps) {
  return (
    <div className={classNames(css['duo'], css[size], className)}>
      <img {...left} width={200} height={200} />
      <img {...right} width={200} height={200} />
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
