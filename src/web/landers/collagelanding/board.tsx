import type { ComponentType, PointerEvent, ReactNode } from 'react'
import type { INTERESTS } from '#contract/settings.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useFaces } from '../door/use-lander.ts'
import css from './board.module.css'
import { Cooking, Dancing, Films, Music, Pets, Sauna, Wine } from './indoor-art.tsx'
import { Beach, Camping, Cycling, Festivals, Travel } from './outdoor-art.tsx'
import pieceCss from './piece.module.css'

/** The mood board: scenes to pick from, and a few faces cut out of magazines between them. */
export function Board() {
  const t = useText('collagelanding')
  const { interests } = useSettings()
  const offered = PIECES.filter(({ name }) => interests.includes(name))
  const faces = useFaces(3)
  return (
    <fieldset className={css['board']} onPointerMove={driftWithPointer}>
      <legend className="visually-hidden">{t('legend')}</legend>
      <span className={css['note']} />
      <span className={css['kraft']} />
      <span className={css['ring']} />
      {faces.map(({ src }) => (
        <span key={src} className={css['face']}>
          <img src={src} alt="" width="320" height="400" loading="lazy" />
        </span>
      ))}
      {offered.map((piece, at) => (
        <Piece key={piece.name} piece={piece} place={at + 1} />
      ))}
      {PIECES.filter((piece) => !offered.includes(piece)).map((piece, at) => (
        <Scrap key={piece.name} piece={piece} place={offered.length + at + 1} />
      ))}
    </fieldset>
  )
}

type PieceProps = {
  piece: (typeof PIECES)[number]
  /** Where on the board it lies, counted from 1. */
  place: number
}

/** A torn scene that can be picked. Its box lies over it, and beside it in the document, so that styles can count what is picked. */
function Piece({ piece: { name, Art }, place }: PieceProps) {
  const t = useText('profile-words.interests')
  const id = `piece-${name}`
  const spot = classNames(pieceCss['spot'], pieceCss[`place-${place}`])
  return (
    <>
      <input
        type="checkbox"
        name="interests"
        value={name}
        id={id}
        className={classNames(pieceCss['pick'], spot)}
      />
      <label htmlFor={id} className={classNames(pieceCss['piece'], spot)}>
        <Sheet>
          <Art />
        </Sheet>
        <span className={pieceCss['word']}>{t(name)}</span>
        <svg viewBox="0 0 24 34" className={pieceCss['pin']} aria-hidden="true">
          <path d="m11 18 1 15 1-15z" fill="#6d625c" />
          <circle cx="12" cy="11" r="10" fill="var(--brand)" />
          <path d="M4 15a10 10 0 0 0 17-8 10 10 0 0 1-17 8z" fill="#000" opacity=".22" />
          <ellipse cx="8.5" cy="7" rx="3.2" ry="2.2" fill="#fff" opacity=".75" />
        </svg>
      </label>
    </>
  )
}

type ScrapProps = {
  piece: (typeof PIECES)[number]
  /** Where on the board it lies, counted from 1. */
  place: number
}

/** A scene that the site does not offer as an interest: it only fills the board. */
function Scrap({ piece: { Art }, place }: ScrapProps) {
  return (
    <span className={classNames(pieceCss['piece'], pieceCss['spot'], pieceCss[`place-${place}`])}>
      <Sheet>
        <Art />
      </Sheet>
    </span>
  )
}

/** Torn paper with a scene on it. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <span className={pieceCss['sheet']}>
      <svg
        viewBox="0 0 160 120"
        preserveAspectRatio="xMidYMid slice"
        className={pieceCss['art']}
        aria-hidden="true"
      >
        {children}
      </svg>
    </span>
  )
}

type Name = (typeof INTERESTS)[number]

/** What lies on the board, in the order of its places; the first eight find room on a phone. */
const PIECES: readonly { readonly name: Name; readonly Art: ComponentType }[] = [
  { name: 'beach', Art: Beach },
  { name: 'music', Art: Music },
  { name: 'cycling', Art: Cycling },
  { name: 'wine', Art: Wine },
  { name: 'sauna', Art: Sauna },
  { name: 'camping', Art: Camping },
  { name: 'pets', Art: Pets },
  { name: 'festivals', Art: Festivals },
  { name: 'dancing', Art: Dancing },
  { name: 'cooking', Art: Cooking },
  { name: 'travel', Art: Travel },
  { name: 'films', Art: Films },
]

/** Tells the styles of an element, as --drift-x and --drift-y from -1 to 1, where over it the mouse is. */
function driftWithPointer(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse') return
  const { currentTarget: area, clientX, clientY } = event
  const { left, top, width, height } = area.getBoundingClientRect()
  area.style.setProperty('--drift-x', fromMiddle((clientX - left) / width))
  area.style.setProperty('--drift-y', fromMiddle((clientY - top) / height))
}

function fromMiddle(share: number): string {
  return (share * 2 - 1).toFixed(2)
}
