import { useLoaderData } from 'react-router'
import type { LoadedMatchFinder } from '#web/features/match-finder/data/load-match-finder.ts'
import { WaysToMeet } from '#web/features/members/ways-to-meet.tsx'
import { MatchFinder } from '#web/features/match-finder/match-finder.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { WhyShown } from './why/why-shown.tsx'

/** The match finder. */
export function MatchFinderScreen() {
  const loaded = useLoaderData<LoadedMatchFinder>()
  return (
    <div className="container">
      <WaysToMeet current="match-finder" />
      <MatchFinder loaded={loaded} />
      <WhyShown topics={['matches']} />
      <ToastRegion />
    </div>
  )
}
