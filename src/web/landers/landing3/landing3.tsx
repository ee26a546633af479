import { useText } from '#web/i18n/use-text.ts'
import { Door } from '../door/door.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { FictionalNote } from '../member/fictional-note.tsx'
import { FirstCost } from '../member/first-cost.tsx'
import { PlaceLine } from '../member/place-line.tsx'
import { useLanding } from '../member/use-landing.ts'
import { Circles } from './circles.tsx'
import { Questions } from './questions.tsx'
import { usePair } from './use-pair.ts'
import css from './landing3.module.css'

/** Two circles, a member's and yours. Three answers bring them together, and the lens lights. */
export function Landing3() {
  const t = useText('landing.circles')
  const { member, niche } = useLanding()
  const pair = usePair()
  return (
    <Door niche={niche} className={css['space']} scene={<div className={css['glow']} />}>
      <div className={css['room']}>
        <div className={css['meeting']}>
          <Circles words={pair.map(({ word }) => word)} />
          <p className={css['who']}>
            {member.name}, <span className="tabular">{member.age}</span>
          </p>
          <PlaceLine />
        </div>
        <div className={css['copy']}>
          <NicheLine niche={niche} />
          <h1 className="display">{t('title')}</h1>
          {!member.fictional_icon && <p className={`lead ${css['lead']}`}>{t('lead')}</p>}
          <FictionalNote />
          <Questions pair={pair} />
          <FirstCost />
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}
