import { useText } from '#web/i18n/use-text.ts'
import type { Face } from '../door/use-faces.ts'
import { OwnFrame } from './own-frame.tsx'
import { Portrait } from './portrait.tsx'
import css from './wall.module.css'

/** The pictures as they hang. Those of members can be stepped up to. */
export function Wall({ faces }: { faces: readonly Face[] }) {
  const t = useText('gallery')
  return (
    <fieldset className={css['wall']}>
      <legend className="visually-hidden">{t('wall')}</legend>
      <div className={css['works']}>
        {faces.map((face, at) => (
          <Portrait key={face.src} face={face} isLate={at > 2} />
        ))}
        <OwnFrame />
      </div>
    </fieldset>
  )
}
