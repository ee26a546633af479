import type { ReactNode } from 'react'
import type { MemberCard } from '#contract/member-card.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Face } from '../door/use-faces.ts'
import { CAPTION_FORM } from './caption-form.ts'
import css from './wall.module.css'

type PortraitProps = {
  face: Face
  /** Not in sight at once on a phone. */
  isLate: boolean
}

/** A framed portrait with its brass label. A drawn one is nobody, and says so. */
export function Portrait({ face: { src, member }, isLate }: PortraitProps) {
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

function MembersPortrait({ member: { id, name, age, city }, children }: MembersPortraitProps) {
  return (
    <label className={css['work']}>
      <input
        type="radio"
        name="profile"
        value={id}
        form={CAPTION_FORM}
        className={`visually-hidden ${css['step']}`}
      />
      {children}
      <span className={css['brass']}>
        <b>
          {name}, {age}
        </b>
        <span>{city}</span>
      </span>
    </label>
  )
}
