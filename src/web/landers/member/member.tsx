import type { ComponentProps, ReactNode } from 'react'
import { useLoaderData, useParams } from 'react-router'
import type * as z from 'zod/mini'
import { type getLanderMember, type Niche, nicheOf, readSlug } from '#contract/landers.ts'
import { useTaggedName } from '#web/features/settings/member-names.tsx'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DoorForm } from '../door/door.tsx'
import { nicheWish } from '../door/use-lander.ts'
import css from './member.module.css'
import silhouetteCss from './silhouette.module.css'

type Landing = z.output<(typeof getLanderMember)['output']> & { readonly niche: Niche }

/** Whose landing page it is, and for which niche: the one of the slug, else the site's own. */
export function useLanding(): Landing {
  const loaded = useLoaderData<Omit<Landing, 'niche'>>()
  const { slug } = useParams()
  const { niche } = useSettings()
  return { ...loaded, niche: slug ? readSlug(slug).niche : nicheOf(niche) }
}

type MemberFormProps = { className: string | undefined; children: ReactNode }

/** The way to a member: by signup, with what was written for them. */
export function MemberForm({ className, children }: MemberFormProps) {
  const {
    member: { id },
    niche,
  } = useLanding()
  const { seeks } = nicheWish(niche)
  return (
    <DoorForm className={className}>
      <input type="hidden" name="profile" value={id} />
      {seeks && <input type="hidden" name="seeks" value={seeks} />}
      {children}
    </DoorForm>
  )
}

/** The name, what kind of profile it is, and the age where the site shows ages. */
export function NameLine() {
  const { member } = useLanding()
  const { name, tag } = useTaggedName()(member, css['tag'])
  return (
    <>
      {name}
      {member.age !== null && (
        <>
          , <span className="tabular">{member.age}</span>
        </>
      )}{' '}
      {tag}
    </>
  )
}

/** Where the member lives, and that they are online if they are: a fictional profile never is. */
export function PlaceLine() {
  const t = useText('landing')
  const { city, is_online: isOnline, fictional_icon: isFictional } = useLanding().member
  return (
    <p className={css['place']}>
      {city && (
        <span>
          <Icon name="map-pin" size="sm" />
          {city}
        </span>
      )}
      {isOnline && !isFictional && <span className={css['online']}>{t('online')}</span>}
    </p>
  )
}

/** Says of a fictional profile that it is one, before anything can be answered. */
export function FictionalNote() {
  const t = useText('landing')
  const { member } = useLanding()
  const { warning } = useFictionalWords()
  if (!member.fictional_icon) return null
  return <p className={css['fictional']}>{t('fictional', { warning })}</p>
}

/** What the first message costs, and whether the credits that come with signup cover it. */
export function FirstCost() {
  const t = useText('landing.cost')
  const { message_credits: cost, signup_credits: credits } = useSettings()
  const { member } = useLanding()
  if (!member.fictional_icon) return <p className={css['cost']}>{t('first_free')}</p>
  return (
    <p className={css['cost']}>
      {cost === 0 && t('free')}
      {cost > 0 && credits >= cost && t('covered', { cost, credits: String(credits) })}
      {cost > 0 && credits < cost && t('short', { cost })}
    </p>
  )
}

/** A member who shows no photo: head and shoulders against a lamp. */
export function Silhouette(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {...props}>
      <defs>
        <radialGradient id="silhouette-lamp" cx="0.66" cy="0.3" r="0.72">
          <stop offset="0" className={silhouetteCss['lamp']} />
          <stop offset="0.3" className={silhouetteCss['glow']} />
          <stop offset="0.68" className={silhouetteCss['mid']} />
          <stop offset="1" className={silhouetteCss['deep']} />
        </radialGradient>
        <linearGradient id="silhouette-rim" x1="1" x2="0.3" y1="0" y2="0.3">
          <stop offset="0" className={silhouetteCss['lamp']} />
          <stop offset="0.7" className={silhouetteCss['faint']} />
        </linearGradient>
        <linearGradient id="silhouette-body" x1="1" x2="0.12" y1="0.2" y2="0.6">
          <stop offset="0" className={silhouetteCss['skin']} />
          <stop offset="0.42" className={silhouetteCss['mid']} />
          <stop offset="1" className={silhouetteCss['deep']} />
        </linearGradient>
      </defs>
      <rect width="800" height="1000" fill="url(#silhouette-lamp)" />
      <g className={silhouetteCss['bokeh']}>
        <circle cx="130" cy="190" r="64" />
        <circle cx="250" cy="92" r="34" />
        <circle cx="690" cy="560" r="48" />
        <circle cx="96" cy="430" r="30" />
      </g>
      <g transform="translate(76 182) scale(0.81)">
        <path d={SHAPE} fill="url(#silhouette-body)" />
        <path d={SHAPE} className={silhouetteCss['rim']} />
      </g>
    </svg>
  )
}

const SHAPE =
  'M-120 1240C-110 980 20 828 196 770C270 748 322 728 334 694C338 680 336 660 332 640C276 596 246 528 244 440' +
  'C240 306 306 226 404 226C504 226 562 304 558 436C556 526 526 598 472 642C468 662 468 682 472 696' +
  'C486 730 540 750 612 772C790 830 912 984 922 1240z'
