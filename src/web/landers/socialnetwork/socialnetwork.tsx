import { useText } from '#web/i18n/catalogue.ts'
import { Door, DoorLegal, NicheLine } from '../door/door.tsx'
import { useFaces, useLander } from '../door/use-lander.ts'
import { Conversation } from './conversation.tsx'
import sceneCss from './other-conversations.module.css'
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

/** Behind the window: two circles, and windows of other conversations whose words are private. */
export function OtherConversations() {
  return (
    <div className={sceneCss['scene']} aria-hidden="true">
      <svg className={sceneCss['circles']} viewBox="0 0 900 600">
        <path className={sceneCss['lens']} d="M450 96a270 270 0 0 1 0 408 270 270 0 0 1 0-408z" />
        <circle cx="272" cy="300" r="270" />
        <circle cx="628" cy="300" r="270" />
      </svg>
      {['left', 'right'].map((side) => (
        <div key={side} className={sceneCss['ghost']} data-side={side}>
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
