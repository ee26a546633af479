import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { SwipeCard } from '#contract/swipe-game.ts'
import { LikeModal, type Liker } from '#web/features/likes/like-modal.tsx'
import type { LoadedSwipeGame } from '#web/features/swipe-game/load-swipe-game.ts'
import { SwipeGame } from '#web/features/swipe-game/swipe-game.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'

/** The swipe game, and the moment when a like turns out to be mutual. */
export function SwipeGameScreen() {
  const loaded = useLoaderData<LoadedSwipeGame>()
  const [match, setMatch] = useState<SwipeCard | null>(null)
  return (
    <div className="container">
      <SwipeGame loaded={loaded} onMatch={setMatch} />
      {match && <LikeModal liker={likerOn(match)} onClose={() => setMatch(null)} />}
      <ToastRegion />
    </div>
  )
}

function likerOn({ id, name, fictional_icon: isFictional, main_image: image }: SwipeCard): Liker {
  return { id, name, isFictional, isMatch: true, image: image?.filename ?? null }
}
