import { useLoaderData } from 'react-router'
import { ForYou } from '#web/features/for-you/for-you.tsx'
import type { ForYou as Day } from '#web/features/for-you/use-for-you.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { WhyShown } from './why/why-shown.tsx'
import css from './for-you-screen.module.css'

/** The first tab of a member: what there is for them today. */
export function ForYouScreen() {
  return (
    <div className={`container ${css['page']}`}>
      <ForYou loaded={useLoaderData<Day | null>()} />
      <WhyShown topics={['deck', 'matches', 'fresh']} />
      <ToastRegion />
    </div>
  )
}
