import type { ReactNode } from 'react'
import { useMarkedName, withAge } from '#web/features/settings/member-names.tsx'
import { type Face, useFaces } from '../door/use-lander.ts'
import css from './film.module.css'

export const FACES = 4

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

/** A face in close-up; a member is named. */
function Shot({ face, isFirst = false }: { face: Face; isFirst?: boolean }) {
  const marked = useMarkedName()
  return (
    <div className={css['shot']}>
      <img
        src={face.src}
        width="320"
        height="400"
        alt=""
        decoding="async"
        fetchPriority={isFirst ? 'auto' : 'low'}
      />
      {face.member && (
        <span className={css['credit']}>{withAge(marked(face.member), face.member.age)}</span>
      )}
    </div>
  )
}

/**
 * What is in it shows through two circles that slide over each other. Each layer takes back what the one around it
 * moved, so that the lens opens while the picture rests, and nothing but positions change.
 */
function Cut({ children }: { children: ReactNode }) {
  return (
    <div className={css['cut']}>
      <div className={css['left']}>
        <div className={css['right']}>
          <div className={css['rest']}>{children}</div>
        </div>
      </div>
    </div>
  )
}

/** The last picture: two circles that meet. */
function Mark() {
  return (
    <div className={`${css['shot']} ${css['night']}`}>
      <svg viewBox="0 0 380 260" className={css['mark']}>
        <path d="M190 31a116 116 0 0 1 0 198 116 116 0 0 1 0-198z" className={css['lens']} />
        <circle cx="130" cy="130" r="116" />
        <circle cx="250" cy="130" r="116" />
      </svg>
    </div>
  )
}
