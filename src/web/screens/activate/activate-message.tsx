import type { ReactNode } from 'react'
import { WaitingCircles } from '#web/ui/waiting-circles.tsx'
import { MeetingCircles } from './meeting-circles.tsx'
import css from './activate-message.module.css'

type ActivateMessageProps = {
  art: 'waiting' | 'meeting' | 'together'
  title: string
  children: ReactNode
}

/** One thing to say about an activation, with the two circles above it. */
export function ActivateMessage({ art, title, children }: ActivateMessageProps) {
  return (
    <div className={`container ${css['page']}`}>
      {art === 'waiting' ? <WaitingCircles /> : <MeetingCircles isMoving={art === 'meeting'} />}
      <h1>{title}</h1>
      {children}
    </div>
  )
}
