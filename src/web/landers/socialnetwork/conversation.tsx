import type { ReactNode } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { useMarkedName, withAge } from '#web/features/settings/member-names.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { bubbleClass } from '#web/ui/bubble.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DoorForm } from '../door/door.tsx'
import { NicheFields } from '../door/questions.tsx'
import type { Face } from '../door/use-lander.ts'
import composerCss from './composer.module.css'
import css from './conversation.module.css'
import repliesCss from './replies.module.css'

/** The host introduces a member and asks for a first line; with none to show it asks what the visitor likes. */
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

type Reply = { readonly name: string; readonly value: string; readonly text: string }

const TASTES = ['dining_out', 'dancing', 'beach'] as const
const FIRST_LINES = ['week', 'drink', 'new'] as const

/** Three replies: first lines to a member, or, with none there, something that goes on the visitor's own profile. */
function useReplies(member: MemberCard | null): Reply[] {
  const t = useText('socialnetwork')
  const marked = useMarkedName()
  if (member)
    return FIRST_LINES.map((line) => {
      const text = t(`first.${line}`, { name: marked(member) })
      return { name: 'message', value: text, text }
    })
  return TASTES.map((taste) => ({ name: 'interests', value: taste, text: t(`taste.${taste}`) }))
}

type HostLineProps = { children: ReactNode; starts?: boolean; ends?: boolean }

/** Something the host says: three dots first, then the words, in the same place. */
function HostLine({ children, starts = false, ends = false }: HostLineProps) {
  return (
    <li className={css['line']}>
      <span className={css['dots']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div className={classNames(bubbleClass({ side: 'in', starts, ends }), css['words'])}>
        {children}
      </div>
    </li>
  )
}

/** A member the host knows: a real one, with what every visitor may know. */
function Introduction({ src, member }: { src: string; member: MemberCard }) {
  const t = useText('socialnetwork')
  const { age, city, is_online: isOnline } = member
  const marked = useMarkedName()
  return (
    <HostLine>
      <span className={css['person']}>
        <img src={src} alt="" width={72} height={90} decoding="async" fetchPriority="low" />
        <span>
          {t('meet')}
          <b>{withAge(marked(member), age)}</b>
          <span className={css['place']}>
            {city}
            {isOnline && <span className={css['online']}>{t('online')}</span>}
          </span>
        </span>
      </span>
    </HostLine>
  )
}

/**
 * The visitor's possible answers, on their own side. The chosen one is as good as said; the others stay within reach.
 */
function Replies({ replies }: { replies: readonly Reply[] }) {
  const t = useText('socialnetwork')
  return (
    <fieldset className={repliesCss['replies']}>
      <legend>{t('legend')}</legend>
      {replies.map(({ name, value, text }) => (
        <label
          key={value}
          className={classNames(bubbleClass({ side: 'out' }), repliesCss['reply'])}
        >
          <input type="radio" name={name} value={value} className="visually-hidden" />
          <span>{text}</span>
          <Icon name="check-bold" size="sm" className={repliesCss['said']} />
        </label>
      ))}
    </fieldset>
  )
}

/** What the host says to a reply: what becomes of it. Its place is kept from the start. */
function Answer({ member }: { member: MemberCard | null }) {
  const t = useText('socialnetwork')
  const { message_credits: credits } = useSettings()
  const marked = useMarkedName()
  return (
    <div className={repliesCss['answer']}>
      <p className={classNames(bubbleClass({ side: 'in' }), repliesCss['words'])}>
        {member
          ? t('kept', { name: marked(member), credits: member.fictional_icon ? credits : 0 })
          : t('kept_taste')}
      </p>
    </div>
  )
}

type ComposerProps = { replies: readonly Reply[]; hasMember: boolean }

/** Where one would write. It shows the chosen reply, and its button is the way into signup. */
function Composer({ replies, hasMember }: ComposerProps) {
  const t = useText('socialnetwork')
  return (
    <div className={composerCss['composer']}>
      <p className={composerCss['draft']} aria-hidden="true">
        <span className={composerCss['empty']}>{t('empty')}</span>
        {replies.map(({ value, text }) => (
          <span key={value}>{text}</span>
        ))}
      </p>
      <Button type="submit" block iconEnd="arrow-right" className={composerCss['go']}>
        <span className={composerCss['before']}>{hasMember ? t('own_words') : t('join')}</span>
        <span className={composerCss['after']}>{hasMember ? t('send') : t('go_on')}</span>
      </Button>
    </div>
  )
}
