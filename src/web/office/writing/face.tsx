import type { WritingRow } from '#contract/office/writing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './writing.module.css'

type FaceProps = {
  readonly row: WritingRow
  readonly whose: 'member' | 'profile'
  readonly isLarge?: boolean
}

/** Members are rounded squares with their portrait; a fictional profile carries the mask on its corner. */
export function Face({ row, whose, isLarge = false }: FaceProps) {
  const { has_face: hasFace } = row[whose]
  return (
    <span className={classNames(css['face'], isLarge && css['large'])}>
      {hasFace ? (
        <img
          src={`/api/office/writing-picture?conversation_id=${row.id}&whose=${whose}`}
          alt=""
          loading="lazy"
        />
      ) : (
        <Icon name="user" size="sm" />
      )}
      {whose === 'profile' && (
        <i>
          <Icon name="mask-happy-fill" size="sm" />
        </i>
      )}
    </span>
  )
}
