import type { ReactNode } from 'react'
import type { Gift } from '#contract/chats.ts'
import { bubbleClass, type BubblePlace } from './bubble-class.ts'
import { BubbleMeta, type BubbleMetaProps } from './bubble-meta.tsx'
import { classNames } from './class-names.ts'
import { GiftArt } from './gift-art.tsx'
import css from './bubble.module.css'

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
