import type { Face } from '../door/use-faces.ts'
import css from './film.module.css'

/** A face in close-up; who is a member is named. */
export function Shot({ face, isFirst = false }: { face: Face; isFirst?: boolean }) {
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
        <span className={css['credit']}>
          {face.member.name}, {face.member.age}
        </span>
      )}
    </div>
  )
}
