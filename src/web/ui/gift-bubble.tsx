import { bubbleClass, type BubblePlace } from './bubble-class.ts'
import { BubbleMeta, type BubbleMetaProps } from './bubble-meta.tsx'
import { classNames } from './class-names.ts'
import { GiftArt } from './gift-art.tsx'
import type { GiftName } from './gift-names.ts'
import css from './bubble.module.css'

interface GiftBubbleProps extends BubblePlace, BubbleMetaProps {
  gift: GiftName
  title: string
  text?: string | undefined
}

export function GiftBubble({ gift, title, text, time, mark, ...place }: GiftBubbleProps) {
  return (
    <div className={classNames(bubbleClass(place), css['gift'])}>
      <GiftArt name={gift} className={css['plate']} />
      <div>
        <b>{title}</b>
        {text && <p className={css['words']}>{text}</p>}
        <BubbleMeta time={time} mark={mark} />
      </div>
    </div>
  )
}
