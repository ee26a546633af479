import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { DoorForm } from '../door/door-form.tsx'
import { NicheFields } from '../door/niche-fields.tsx'
import type { Face } from '../door/use-faces.ts'
import { Answer } from './answer.tsx'
import { Composer } from './composer.tsx'
import { HostLine } from './host-line.tsx'
import { Introduction } from './introduction.tsx'
import { Replies } from './replies.tsx'
import { useReplies } from './use-replies.ts'
import css from './conversation.module.css'

/** The host shows somebody and asks for a first line; with nobody to show it asks what somebody likes. */
export function Conversation({ face }: { face: Face | null }) {
  const t = useText('socialnetwork')
  const { name: site } = useSettings()
  const replies = useReplies(face?.member ?? null)
  return (
    <DoorForm className={css['window']}>
      <NicheFields />
      {face?.member && <input type="hidden" name="profile" value={face.member.id} />}
      <header className={css['host']}>
        <HostMark />
        <p>
          <b>{site}</b>
          <span>{t('host')}</span>
        </p>
      </header>
      <div className={css['thread']}>
        <ol className={css['lines']}>
          <HostLine starts>{t('hello', { site })}</HostLine>
          {face?.member ? (
            <Introduction src={face.src} member={face.member} />
          ) : (
            <HostLine>{t('nobody')}</HostLine>
          )}
          <HostLine ends>{face?.member ? t('ask') : t('ask_taste')}</HostLine>
        </ol>
        <Replies replies={replies} />
        <Answer member={face?.member ?? null} />
      </div>
      <Composer replies={replies} hasMember={face !== null} />
    </DoorForm>
  )
}

/** Two circles and the lens: the site speaks, not a person. */
function HostMark() {
  return (
    <svg className={css['mark']} viewBox="0 0 44 44" aria-hidden="true">
      <path className={css['lens']} d="M22 13.2a10.6 10.6 0 0 1 0 17.6 10.6 10.6 0 0 1 0-17.6z" />
      <circle className={css['ring']} cx="16" cy="22" r="10.6" />
      <circle className={css['ring']} cx="28" cy="22" r="10.6" />
    </svg>
  )
}
