import { bubbleClass, type BubblePlace } from './bubble-class.ts'
import { BubbleMeta, type BubbleMetaProps } from './bubble-meta.tsx'
import { classNames } from './class-names.ts'
import css from './bubble.module.css'

interface PhotoBubbleProps extends BubblePlace, BubbleMetaProps {
  src: string
  alt: string
  /** Opens the photo in full. */
  onOpen?: (() => void) | undefined
}

export function PhotoBubble({ src, alt, onOpen, time, mark, ...place }: PhotoBubbleProps) {
  const picture = <img src={src} alt={alt} width={264} height={190} loading="lazy" />
  return (
    <div className={classNames(bubbleClass(place), css['photo'])}>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {picture}
        </button>
      ) : (
        picture
      )}
      <BubbleMeta time={time} mark={mark} />
    </div>
  )
}
