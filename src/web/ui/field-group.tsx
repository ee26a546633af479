import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import segmentedCss from './segmented.module.css'

interface FieldGroupProps {
  legend: string
  legendHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  /** How the controls stand: as they come, one below the other, or in two columns. */
  columns?: 1 | 2 | undefined
  className?: string | undefined
  children: ReactNode
}

/** Controls that answer one question together: choice cards, checkboxes, the three parts of a date. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, legendHidden, hint, error, columns, className, children } = props
  const id = useId()
  return (
    <fieldset
      className={classNames(css['frame'], className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : css['label']}>{legend}</legend>
      <div className={columns && css[`columns-${columns}`]}>{children}</div>
      {hint && <p className={css['hint']}>{hint}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface SegmentedProps<Value extends string> {
  legend: string
  legendHidden?: boolean | undefined
  name?: string | undefined
  options: readonly { value: Value; label: string }[]
  /** The choice, when the parent keeps it; otherwise give the first one with defaultValue. */
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
      <div className={segmentedCss['segments']}>
        {options.map((option) => (
          <label key={option.value} className={segmentedCss['segment']}>
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

/** What is wrong with a field: icon and sentence, never the colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css['error']}>
      <Icon name="warning-circle-fill" />
      <span>{children}</span>
    </p>
  )
}
