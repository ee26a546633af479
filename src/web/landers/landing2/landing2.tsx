import { useText } from '#web/i18n/use-text.ts'
import { Door } from '../door/door.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { FirstCost } from '../member/first-cost.tsx'
import { useLanding } from '../member/use-landing.ts'
import { Desk } from './desk.tsx'
import { Letter } from './letter.tsx'
import css from './landing2.module.css'

/** A letter, folded once: a member's own lines in the upper half, the lower one is empty. */
export function Landing2() {
  const t = useText('landing.letter')
  const { niche } = useLanding()
  return (
    <Door niche={niche} scene={<Desk />}>
      <div className={css['table']}>
        <div className={css['copy']}>
          <NicheLine niche={niche} />
          <h1 className="display">{t('title')}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <Letter />
        <div className={css['small']}>
          <FirstCost />
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}
