import { useText } from '#web/i18n/use-text.ts'
import { Door } from '../door/door.tsx'
import { DoorLegal } from '../door/door-legal.tsx'
import { NicheLine } from '../door/niche-line.tsx'
import { useFaces } from '../door/use-faces.ts'
import { useLander } from '../door/use-lander.ts'
import { Conversation } from './conversation.tsx'
import { OtherConversations } from './other-conversations.tsx'
import css from './socialnetwork.module.css'

/** A conversation that is already going on: the site itself begins it, and waits for an answer. */
export function Socialnetwork() {
  const t = useText('socialnetwork')
  const { niche } = useLander()
  const [first] = useFaces(1)
  return (
    <Door niche={niche} className={css['page']} scene={<OtherConversations />}>
      <div className={css['columns']}>
        <div className={css['copy']}>
          <NicheLine />
          <h1 className="display">{t('title')}</h1>
          <p className={`lead ${css['lead']}`}>{t('lead')}</p>
        </div>
        <Conversation face={first?.member ? first : null} />
        <div className={css['legal']}>
          <DoorLegal />
        </div>
      </div>
    </Door>
  )
}
