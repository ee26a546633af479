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
}

export function GiftBubble({ gift, title, text, time, mark, failed, ...place }: GiftBubbleProps) {
  const look = { isSending: mark?.state === 'sending', hasFailed: failed !== undefined }
  return (
    <div className={classNames(bubbleClass({ ...place, ...look }), css['gift'])}>
      <GiftArt name={gift} className={css['plate']} />
      <div>
        <b>{title}</b>
        {text && <p className={css['words']}>{text}</p>}
        <BubbleMeta {...{ time, mark, failed }} />
      </div>
    </div>
  )
}
