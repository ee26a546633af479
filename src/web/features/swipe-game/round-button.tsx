import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './deck-buttons.module.css'

type RoundButtonProps = {
  icon: IconName
  label: string
  kind?: 'small' | 'pass' | 'like'
  /** Not now: it keeps its place and the focus, and a press does nothing. */
  isOff?: boolean
  onPress: () => void
}

/** A round button under the cards. */
export function RoundButton({
  kind = 'small',
  icon,
  label,
  isOff = false,
  onPress,
}: RoundButtonProps) {
  return (
    <button
      type="button"
      className={classNames(css['round'], css[kind])}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
