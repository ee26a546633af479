import type { Gift } from '#contract/chats.ts'
import drawings from './gifts.svg?no-inline'

interface GiftArtProps {
  name: Gift
  /** What it shows, when no text beside it says so. */
  label?: string | undefined
  className?: string | undefined
}

/** A drawn gift. The drawings are one file that is fetched when the first of them is seen. */
export function GiftArt({ name, label, className }: GiftArtProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 112 108" className={className} {...meaning}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
