import type { ReactNode } from 'react'
import { bubbleClass, type BubblePlace } from './bubble-class.ts'
import { BubbleMeta, type BubbleMetaProps } from './bubble-meta.tsx'
import { classNames } from './class-names.ts'
import css from './bubble.module.css'

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
