import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { LikeModal, type Liker } from '#web/features/likes/like-modal.tsx'
import { keepToldMatch } from '#web/features/likes/likes.ts'
import { WaysToMeet } from '#web/features/members/ways-to-meet.tsx'
import type { LoadedSwipeGame } from '#web/features/swipe-game/load-swipe-game.ts'
import { SwipeGame } from '#web/features/swipe-game/swipe-game.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { WhyShown } from './why/why-shown.tsx'

/** The swipe game, and the moment when a like turns out to be mutual. */
export function SwipeGameScreen() {
  const loaded = useLoaderData<LoadedSwipeGame>()
  const [match, setMatch] = useState<SwipeCard | null>(null)
  const queries = useQueryClient()
  const showMatch = (card: SwipeCard) => {
    keepToldMatch(queries, card.id)
    setMatch(card)
  }

  return (
    <div className="container">
      <WaysToMeet current="swipe-game" />
      <SwipeGame loaded={loaded} onMatch={showMatch} />
      <WhyShown topics={['deck']} />
      {match && <LikeModal liker={likerOn(match)} onClose={() => setMatch(null)} />}
      <ToastRegion />
    </div>
  )
}

function likerOn({ id, name, fictional_icon, main_image: image }: SwipeCard): Liker {
  return { id, name, fictional_icon, isMatch: true, image: image?.filename ?? null }
}
