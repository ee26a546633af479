import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { KitLink } from './kit-link.tsx'
import css from './tile.module.css'

export interface TilePicture {
  src: string
  srcSet?: string | undefined
  alt: string
}

interface TileProps {
  /** The profile; without it the tile is only a picture. */
  href?: string | undefined
  /** When the link is pressed, before anything else happens. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** What the link must tell about itself, when it leads to another site. */
  rel?: string | undefined
  name: ReactNode
  age?: number | null | undefined
  place?: string | undefined
  /** When it was that something happened, after the place; where there is little room, in its stead. */
  when?: string | undefined
  /** Shown after the place where there is room for it. */
  distance?: string | undefined
  /** A line of their own, on the lead tile only. */
  line?: string | undefined
  /** Their main photo; without it a silhouette stands there. */
  picture?: TilePicture | undefined
  /** The word for being online; without it there is no dot. */
  online?: string | undefined
  /** Tags, two at most. */
  labels?: ReactNode
  /** What opens the photo, when it is locked and the picture is the blurred one. */
  locked?: string | undefined
  heart?: ReactNode
  /** The first tile of a result, twice as wide and high. */
  lead?: boolean | undefined
  /** Visible without scrolling: loaded at once. */
  first?: boolean | undefined
}

const SIZES = '(min-width: 1200px) 270px, (min-width: 768px) 33vw, 50vw'
const LEAD_SIZES = '(min-width: 1200px) 560px, (min-width: 768px) 66vw, 100vw'

export function Tile(props: TileProps) {
  const { labels, locked, heart, lead = false } = props
  return (
    <article className={classNames(css['tile'], lead && css['lead'])}>
      <TilePhoto {...props} />
      {labels && <div className={css['labels']}>{labels}</div>}
      {locked && <TileLock>{locked}</TileLock>}
      <div className={css['caption']}>
        <div className={css['who']}>
          <TileName {...props} />
          <TileMeta {...props} />
        </div>
        {heart && <div className={css['heart']}>{heart}</div>}
      </div>
    </article>
  )
}

function TilePhoto({ picture, lead, first = false }: TileProps) {
  if (!picture) return <Icon name="user-fill" className={css['nobody']} />
  return (
    <img
      {...picture}
      className={css['photo']}
      sizes={picture.srcSet && (lead ? LEAD_SIZES : SIZES)}
      width={800}
      height={1000}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  )
}

function TileName({ href, onOpen, rel, name, age, online }: TileProps) {
  const content = (
    <>
      <span className={css['called']}>
        <span>{name}</span>
        {typeof age === 'number' && <span>{`, ${age}`}</span>}
      </span>
      <OnlineDot word={online} />
    </>
  )
  if (!href) return <div className={css['name']}>{content}</div>
  return (
    <KitLink
      href={href}
      className={classNames(css['name'], css['link'])}
      {...(rel === undefined ? {} : { rel, target: '_blank' })}
      {...(onOpen === undefined ? {} : { onClick: onOpen })}
    >
      {content}
    </KitLink>
  )
}

function OnlineDot({ word }: { word: string | undefined }) {
  if (!word) return null
  return (
    <span className={css['online']} title={word}>
      <span className="visually-hidden">{`, ${word}`}</span>
    </span>
  )
}

function TileMeta({ place, when, distance, line, online, lead }: TileProps) {
  return (
    <p className={css['meta']}>
      {lead && online && <span aria-hidden="true">{`${online} · `}</span>}
      {when && place ? <span className={css['far']}>{`${place}, `}</span> : place}
      {when}
      {distance && <span className={css['far']}>{`, ${distance}`}</span>}
      {lead && line && <span className={css['line']}>{line}</span>}
    </p>
  )
}

/** The lock over a blurred photo, with the sentence that says what opens it. */
function TileLock({ children }: { children: string }) {
  return (
    <div className={css['lock']}>
      <span className={css['disc']}>
        <Icon name="lock" />
      </span>
      <b>{children}</b>
    </div>
  )
}

/** Two, three or four tiles beside each other. */
export function TileGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(css['grid'], className)} />
}
