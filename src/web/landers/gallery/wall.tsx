import type { ReactNode } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { useMarkedName, withAge } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import type { Face } from '../door/use-lander.ts'
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

type PortraitProps = {
  face: Face
  /** Not in sight at once on a phone. */
  isLate: boolean
}

/** A framed portrait with its brass label. A drawn one is no member, and says so. */
function Portrait({ face: { src, member }, isLate }: PortraitProps) {
  const t = useText('gallery')
  const picture = (
    <span className={css['frame']}>
      <img
        src={src}
        alt=""
        width={320}
        height={400}
        decoding="async"
        fetchPriority="low"
        loading={isLate ? 'lazy' : 'eager'}
      />
    </span>
  )
  if (member) return <MembersPortrait member={member}>{picture}</MembersPortrait>
  return (
    <div className={css['work']}>
      {picture}
      <span className={css['brass']}>
        <b>{t('drawn')}</b>
        <span>{t('free')}</span>
      </span>
    </div>
  )
}

type MembersPortraitProps = { member: MemberCard; children: ReactNode }

function MembersPortrait({ member, children }: MembersPortraitProps) {
  const marked = useMarkedName()
  return (
    <label className={css['work']}>
      <input
        type="radio"
        name="profile"
        value={member.id}
        form={CAPTION_FORM}
        className={`visually-hidden ${css['step']}`}
      />
      {children}
      <span className={css['brass']}>
        <b>{withAge(marked(member), member.age)}</b>
        {member.city && <span>{member.city}</span>}
      </span>
    </label>
  )
}

/** The form that the portraits belong to, which stands elsewhere on the page. */
export const CAPTION_FORM = 'gallery-caption'

/** The frame that is still empty: two circles on bare canvas, and the lens where they will meet. */
function OwnFrame() {
  const t = useText('gallery')
  return (
    <div className={css['work']}>
      <span className={css['frame']}>
        <svg viewBox="0 0 320 400" className={css['canvas']} aria-hidden="true">
          <path className={css['weave']} d={WEAVE} />
          <path className={css['lens']} d="M160 137a76 76 0 0 1 0 126 76 76 0 0 1 0-126z" />
          <circle className={css['circle']} cx="117" cy="200" r="76" />
          <circle className={css['dotted']} cx="203" cy="200" r="76" />
        </svg>
      </span>
      <span className={css['brass']}>
        <b>{t('yours')}</b>
        <span>{t('yours_text')}</span>
      </span>
    </div>
  )
}

const WEAVE = Array.from({ length: 20 }, (_, at) => `M0 ${at * 20 + 10}h320`).join('')
