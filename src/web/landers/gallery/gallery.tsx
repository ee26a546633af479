import { useText } from '#web/i18n/use-text.ts'
import { Door } from '../door/door.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { useFaces } from '../door/use-faces.ts'
import { useLander } from '../door/use-lander.ts'
import { Caption } from './caption.tsx'
import { Room } from './room.tsx'
import { Wall } from './wall.tsx'
import css from './gallery.module.css'

const PORTRAITS = 6

/** A museum wall: whoever steps closer to a portrait is asked for a first line. */
export function Gallery() {
  const t = useText('gallery')
  const { niche } = useLander()
  const faces = useFaces(PORTRAITS)
  return (
    <Door niche={niche} tone="dark" className={css['museum']}>
      <div className={css['copy']}>
        <NicheLine />
        <h1 className="display">{t('title')}</h1>
        <p className={`lead ${css['lead']}`}>{faces[0]?.member ? t('lead') : t('lead_empty')}</p>
      </div>
      <Room>
        <Wall faces={faces} />
      </Room>
      <div className={css['side']}>
        <Caption members={faces.flatMap(({ member }) => member ?? [])} />
        <DoorLegal />
      </div>
    </Door>
  )
}
