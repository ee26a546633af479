import { Icon } from '#web/ui/icon.tsx'
import css from './icebreakers.module.css'

type LineListProps = { lines: readonly string[]; onChoose: (line: string) => void }

/** Lines to choose from; other lines are told to those who cannot see them. */
export function LineList({ lines, onChoose }: LineListProps) {
  return (
    <ul className={css['lines']} aria-live="polite">
      {lines.map((line) => (
        <li key={line}>
          <button type="button" className={css['line']} onClick={() => onChoose(line)}>
            <span>{line}</span>
            <Icon name="pencil-simple" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}
