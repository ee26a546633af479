import { type Face, useFaces } from '../door/use-faces.ts'
import { Cut } from './cut.tsx'
import { Mark } from './mark.tsx'
import { Shot } from './shot.tsx'
import css from './film.module.css'

const FACES = 4

/** Four faces, the mark, and the first face again, each through the lens that two circles make when they meet. */
export function Film() {
  const faces = useFaces(FACES)
  const [first, ...others] = faces as [Face, ...Face[]]
  return (
    <div className={css['film']} aria-hidden="true">
      <Shot face={first} isFirst />
      {others.map((face) => (
        <Cut key={face.src}>
          <Shot face={face} />
        </Cut>
      ))}
      <Cut>
        <Mark />
      </Cut>
      <Cut>
        <Shot face={first} />
      </Cut>
      <div className={css['ring']} />
      <div className={css['ring']} />
      <div className={css['leak']} />
      <div className={css['ember']} />
      <div className={css['grain']} />
      <div className={css['shade']} />
      <div className={css['line']} />
    </div>
  )
}
