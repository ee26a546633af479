import { useId } from 'react'
import { FieldGroup } from './field-group.tsx'
import css from './segmented.module.css'

interface SegmentedProps<Value extends string> {
  legend: string
  legendHidden?: boolean | undefined
  name?: string | undefined
  options: readonly { value: Value; label: string }[]
  /** The choice, when somebody else keeps it; otherwise give the first one with defaultValue. */
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** One of two or three short answers. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendHidden, options, value, defaultValue, onChange } = props
  const ownName = useId()
  const checked = (option: Value) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value }
  return (
    <FieldGroup legend={legend} legendHidden={legendHidden}>
      <div className={css['segments']}>
        {options.map((option) => (
          <label key={option.value} className={css['segment']}>
            <input
              type="radio"
              className="visually-hidden"
              name={props.name ?? ownName}
              value={option.value}
              {...checked(option.value)}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
