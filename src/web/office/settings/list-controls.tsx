import { useState } from 'react'
import { useOffice } from '#web/office/kit/context.tsx'
import { Button, Field } from '#web/office/kit/parts.tsx'
import type { ControlProps } from './control-props.ts'
import { choiceWords } from './setting-words.ts'
import { TilePicture } from './tile-picture.tsx'
import css from './settings.module.css'

/** Several of a known list. What was there keeps its place, and what is added comes last: the first one may count. */
export function ChoiceOfMany({ id, field, value, isDisabled, onChange }: ControlProps) {
  const { t, language } = useOffice()
  const chosen = listOf(value)
  const names = field.form.names ?? []
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <span className={css['many']} role="group" aria-labelledby={`${id}-name`}>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            disabled={isDisabled}
            onChange={() => toggle(name)}
          />
          {choiceWords(t, { field: field.name, name, language })}
        </label>
      ))}
    </span>
  )
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** A list of words, one on each line. */
export function Lines({ id, value, isDisabled, isWrong, describedBy, onChange }: ControlProps) {
  const [text, setText] = useState(() => listOf(value).join('\n'))
  const given = listOf(value)
  const shown = isSame(linesIn(text), given) ? text : given.join('\n')
  return (
    <textarea
      id={id}
      className={css['input']}
      rows={Math.min(6, given.length + 1)}
      disabled={isDisabled}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(linesIn(target.value))
      }}
    />
  )
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Tile = { readonly name: string; readonly image: string; readonly url: string }

/** Adverts between members' tiles. */
export function Tiles({ value, isDisabled, field, onChange }: ControlProps) {
  const { t } = useOffice()
  const words = t.settings.tile
  const tiles = (Array.isArray(value) ? value : []) as readonly Tile[]
  const set = (nth: number, changes: Partial<Tile>) =>
    onChange(tiles.map((tile, at) => (at === nth ? { ...tile, ...changes } : tile)))
  return (
    <div className={css['tiles']}>
      {tiles.map((tile, nth) => (
        // eslint-disable-next-line react/no-array-index-key -- they have no other name
        <fieldset key={nth} disabled={isDisabled}>
          <Field label={words.name} value={tile.name} onChange={(name) => set(nth, { name })} />
          <TilePicture
            path={tile.image}
            isDisabled={isDisabled}
            onChange={(image) => set(nth, { image })}
          />
          <Field label={words.url} value={tile.url} onChange={(url) => set(nth, { url })} />
          <Button look="bare" onClick={() => onChange(tiles.filter((_, at) => at !== nth))}>
            {words.remove}
          </Button>
        </fieldset>
      ))}
      {!isDisabled && tiles.length < (field.form.max ?? 12) && (
        <Button
          look="quiet"
          icon="plus"
          onClick={() => onChange([...tiles, { name: '', image: '', url: '' }])}
        >
          {words.add}
        </Button>
      )}
    </div>
  )
}

/** What nobody foresaw, as it is stored. */
export function JsonText({ id, value, isDisabled, isWrong, describedBy, onChange }: ControlProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  return (
    <textarea
      id={id}
      className={css['input']}
      rows={4}
      spellCheck={false}
      disabled={isDisabled}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(jsonIn(target.value))
      }}
    />
  )
}

/** Words that are no JSON are sent as they are, and refused. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
