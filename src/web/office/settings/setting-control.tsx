import type { SettingField } from '#contract/office/settings.ts'
import { useOffice } from '#web/office/kit/context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ControlProps } from './control-props.ts'
import { ChoiceOfMany, JsonText, Lines, Tiles } from './list-controls.tsx'
import { choiceWords } from './setting-words.ts'
import css from './settings.module.css'

/** What a setting is filled in with: the schema says which. */
export function SettingControl(props: ControlProps) {
  const { kind, names = [] } = props.field.form
  if (kind === 'switch') return <Switch {...props} />
  if (kind === 'one' && names.length <= 3) return <FewChoices {...props} />
  if (kind === 'one') return <ManyChoices {...props} />
  if (kind === 'some') return <ChoiceOfMany {...props} />
  if (kind === 'lines') return <Lines {...props} />
  if (kind === 'tiles') return <Tiles {...props} />
  if (kind === 'json') return <JsonText {...props} />
  if (kind === 'text') return <LongText {...props} />
  if (kind === 'color') return <Color {...props} />
  return <Line {...props} />
}

function inputOf({ id, isDisabled, isWrong, describedBy }: ControlProps) {
  return {
    id,
    disabled: isDisabled,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    className: css['input'],
  }
}

/** What is empty is left to the catalogue where that may be. */
function wordsIn({ form }: SettingField, words: string): unknown {
  return words === '' && form.is_optional ? null : words
}

function Line(props: ControlProps) {
  const { field, value, onChange } = props
  const isNumber = field.form.kind === 'number'
  return (
    <input
      {...inputOf(props)}
      type={field.form.format === 'day' ? 'date' : 'text'}
      inputMode={isNumber ? 'numeric' : undefined}
      data-short={isNumber || undefined}
      value={textOf(value)}
      onChange={({ target }) =>
        onChange(
          isNumber && /^\d{1,9}$/.test(target.value)
            ? Number(target.value)
            : wordsIn(field, target.value),
        )
      }
    />
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function LongText(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <textarea
      {...inputOf(props)}
      rows={3}
      value={textOf(value)}
      onChange={({ target }) => onChange(wordsIn(field, target.value))}
    />
  )
}

const HEX = /^#[0-9a-f]{6}$/

function Color(props: ControlProps) {
  const { value, onChange, isDisabled } = props
  const color = textOf(value)
  return (
    <span className={css['color']}>
      <input
        type="color"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isDisabled}
        value={HEX.test(color) ? color : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...inputOf(props)}
        value={color}
        maxLength={7}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.toLowerCase())}
      />
    </span>
  )
}

function Switch(props: ControlProps) {
  const { t } = useOffice()
  const { id, value, isDisabled, describedBy, onChange } = props
  const isOn = value === 'yes'
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      aria-labelledby={`${id}-name`}
      disabled={isDisabled}
      className={css['switch']}
      onClick={() => onChange(isOn ? 'no' : 'yes')}
    >
      <i />
      {isOn ? t.settings.on : t.settings.off}
    </button>
  )
}

function FewChoices(props: ControlProps) {
  const { t, language } = useOffice()
  const { id, field, value, isDisabled, onChange } = props
  return (
    <span className={css['few']} role="radiogroup" aria-labelledby={`${id}-name`}>
      {field.form.names?.map((name) => (
        <label key={name} className={classNames(name === value && css['on'])}>
          <input
            type="radio"
            name={id}
            checked={name === value}
            disabled={isDisabled}
            onChange={() => onChange(name)}
          />
          {choiceWords(t, { field: field.name, name, language })}
        </label>
      ))}
    </span>
  )
}

function ManyChoices(props: ControlProps) {
  const { t, language } = useOffice()
  const { field, value, onChange } = props
  return (
    <select
      {...inputOf(props)}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {field.form.names?.map((name) => (
        <option key={name} value={name}>
          {choiceWords(t, { field: field.name, name, language })}
        </option>
      ))}
    </select>
  )
}
