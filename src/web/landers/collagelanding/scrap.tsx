import { classNames } from '#web/ui/class-names.ts'
import type { PIECES } from './pieces.ts'
import { Sheet } from './sheet.tsx'
import css from './piece.module.css'

type ScrapProps = {
  piece: (typeof PIECES)[number]
  /** Where on the board it lies, counted from 1. */
  place: number
}

/** A scene that the site does not offer as an interest: it only fills the board. */
export function Scrap({ piece: { Art }, place }: ScrapProps) {
  return (
    <span className={classNames(css['piece'], css['spot'], css[`place-${place}`])}>
      <Sheet>
        <Art />
      </Sheet>
    </span>
  )
}
