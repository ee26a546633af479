import { driftWithPointer } from '#web/browser/drift-with-pointer.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { useFaces } from '../door/use-faces.ts'
import { Piece } from './piece.tsx'
import { PIECES } from './pieces.ts'
import { Scrap } from './scrap.tsx'
import css from './board.module.css'

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
