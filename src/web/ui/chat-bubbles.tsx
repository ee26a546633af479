import type { ReactNode } from 'react'
import type { Gift } from '#contract/chats.ts'
import css from './bubble.module.css'
import { bubbleClass, BubbleMeta, type BubbleMetaProps, type BubblePlace } from './bubble.tsx'
import { classNames } from './class-names.ts'
import drawings from './gifts.svg?no-inline'

interface PhotoBubbleProps extends BubblePlace, BubbleMetaProps {
  src: string | undefined
  alt: string
  /** Opens the photo in full, or uncovers it. */
  onOpen?: (() => void) | undefined
  /** What it answers. */
  quote?: ReactNode
  /** What stands on it, such as that it is covered, or how far its sending is. */
  over?: ReactNode
}

export function PhotoBubble(props: PhotoBubbleProps) {
  const { src, alt, onOpen, quote, over, time, mark, failed, ...place } = props
  const look = { isSending: mark?.state === 'sending', hasFailed: failed !== undefined }
  const picture = (
    <>
      <img src={src} alt={alt} width={264} height={190} loading="lazy" />
      {over && <span className={css['over']}>{over}</span>}
    </>
  )
  return (
    <div className={classNames(bubbleClass({ ...place, ...look }), css['photo'])}>
      {quote}
      {onOpen ? (
        <button type="button" className={css['picture']} onClick={onOpen}>
          {picture}
        </button>
      ) : (
        <span className={css['picture']}>{picture}</span>
      )}
      <BubbleMeta {...{ time, mark, failed }} />
    </div>
  )
}

interface GiftBubbleProps extends BubblePlace, BubbleMetaProps {
  gift: Gift
  title: string
  text?: ReactNode
  /** What it answers. */
  quote?: ReactNode
}

export function GiftBubble(props: GiftBubbleProps) {
  const { gift, title, text, quote, time, mark, failed, ...place } = props
  const look = { isSending: mark?.state === 'sending', hasFailed: failed !== undefined }
  return (
    <div className={classNames(bubbleClass({ ...place, ...look }), css['gift'])}>
      {quote}
      <div className={css['given']}>
        <GiftArt name={gift} className={css['plate']} />
        <div>
          <b>{title}</b>
          {text && <p className={css['words']}>{text}</p>}
          <BubbleMeta {...{ time, mark, failed }} />
        </div>
      </div>
    </div>
  )
}

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

/** The partner is typing. The label says who. */
export function TypingDots({ label }: { label: string }) {
  return (
    <div className={css['typing']} role="status">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </div>
  )
}
