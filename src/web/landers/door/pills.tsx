import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './pills.module.css'

type PillsProps = {
  name: string
  legend: string
  options: readonly { value: string; label: string; icon?: IconName }[]
  /** What is chosen from the start. */
  chosen?: string | undefined
  /** Several may be chosen. */
  several?: boolean
}

/** A question with its answers side by side. It shows what was chosen without any script. */
export function Pills({ name, legend, options, chosen, several = false }: PillsProps) {
  return (
    <fieldset className={css['question']}>
      <legend>{legend}</legend>
      <div className={css['pills']}>
        {options.map(({ value, label, icon }) => (
          <label key={value} className={css['pill']}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="over-label"
            />
            {icon && <Icon name={icon} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
