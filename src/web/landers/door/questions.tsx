import { useText } from '#web/i18n/catalogue.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './pills.module.css'
import { nicheWish, useLander } from './use-lander.ts'

/** Whom the visitor seeks; what the niche says already is chosen. */
export function SeekQuestion({ legend }: { legend: string }) {
  const t = useText('lander')
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      {gender && <input type="hidden" name="gender" value={gender} />}
      <Pills
        name="seeks"
        legend={legend}
        chosen={seeks}
        options={[
          { value: 'female', label: t('woman'), icon: 'gender-female' },
          { value: 'male', label: t('man'), icon: 'gender-male' },
        ]}
      />
    </>
  )
}

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

/** What the niche says already, for a landing page that does not ask whom the visitor seeks. */
export function NicheFields() {
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      {gender && <input type="hidden" name="gender" value={gender} />}
      {seeks && <input type="hidden" name="seeks" value={seeks} />}
    </>
  )
}
