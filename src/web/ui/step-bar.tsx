import css from './progress-bar.module.css'

interface StepBarProps {
  steps: number
  /** How many are reached, the present one included. */
  reached: number
  label: string
}

/** How far one has come in a number of steps. */
export function StepBar({ steps, reached, label }: StepBarProps) {
  return (
    <div className={css['steps']} role="img" aria-label={label}>
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={index < reached ? css['on'] : undefined} />
      ))}
    </div>
  )
}
