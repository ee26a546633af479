import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './avatar.module.css'

interface AvatarProps {
  src?: string | undefined
  srcSet?: string | undefined
  /** Empty when the name stands beside it. */
  alt: string
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The word for being online; without it there is no dot. */
  online?: string | undefined
  className?: string | undefined
}

const PIXELS = { sm: 36, md: 44, lg: 56 }

export function Avatar({ src, srcSet, alt, size = 'md', online, className }: AvatarProps) {
  const side = PIXELS[size]
  return (
    <span className={classNames(css['avatar'], css[size], className)}>
      {src ? (
        <img src={src} srcSet={srcSet} alt={alt} width={side} height={side} decoding="async" />
      ) : (
        <Icon name="user-fill" label={alt || undefined} className={css['nobody']} />
      )}
      {online && (
        <span className={css['dot']} title={online}>
          <span className="visually-hidden">{online}</span>
        </span>
      )}
    </span>
  )
}
