import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { Door, DoorForm, DoorLegal, NicheLine } from '../door/door.tsx'
import { SeekQuestion } from '../door/questions.tsx'
import { useLander } from '../door/use-lander.ts'
import { Player } from './player.tsx'
import story from './player.module.css'
import css from './video.module.css'

/** An evening out in five chapters, as stories: it plays, it can be tapped through, and its last chapter asks with whom. */
export function Video() {
  const t = useText('video')
  const { niche } = useLander()
  return (
    <Door niche={niche} tone="dark" className={`${css['evening']} ${story['story']}`}>
      <div className={css['stage']}>
        <div className={css['copy']}>
          <NicheLine />
          <h1 className="display">{t.rich('title', { em: (text) => <em>{text}</em> })}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <Player />
        <DoorForm className={css['form']}>
          <div className={`${css['question']} ${story['last']}`}>
            <SeekQuestion legend={t('legend')} />
          </div>
          <Button type="submit" size="lg" block className={css['go']}>
            {t('go')}
          </Button>
        </DoorForm>
        <div className={css['legal']}>
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}
