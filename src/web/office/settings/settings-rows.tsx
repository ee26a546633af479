import type { ReactNode } from 'react'
import { contrast, READABLE } from '#contract/contrast.ts'
import type { SettingField, SettingProblem } from '#contract/office/settings.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Problem } from '#web/office/kit/parts.tsx'
import { SettingControl } from './setting-control.tsx'
import { mustBe, problemWords, valueWords, wordsOf } from './setting-words.ts'
import { useGroup } from './settings-groups.tsx'
import type { SiteFormState } from './use-site-form.ts'
import css from './settings.module.css'
import table from '#web/office/kit/table.module.css'

type RowsProps = {
  readonly state: SiteFormState
  readonly search: string
  readonly isReadOnly: boolean
}

/** The settings of the chosen group, or those of all groups that are searched for. */
export function Rows({ state, search, isReadOnly }: RowsProps) {
  const { t } = useOffice()
  const chosen = useGroup()
  const sought = search.trim().toLowerCase()
  const fields = (state.form?.fields ?? []).filter(({ name, group }) =>
    sought === ''
      ? group === chosen
      : [name, ...wordsOf(t, name)].some((each) => each.toLowerCase().includes(sought)),
  )
  return (
    <FieldRows state={state} fields={fields} isReadOnly={isReadOnly}>
      {fields.length === 0 && <p className={table['empty']}>{t.settings.nothingFound}</p>}
    </FieldRows>
  )
}

type FieldRowsProps = Pick<RowsProps, 'state' | 'isReadOnly'> & {
  readonly fields: readonly SettingField[]
  readonly head?: ReactNode
  readonly children?: ReactNode
}

/** These settings to be filled in, with what went wrong. */
export function FieldRows({ state, fields, isReadOnly, head, children }: FieldRowsProps) {
  const { t } = useOffice()
  return (
    <div className={css['rows']}>
      {head}
      {isReadOnly && <p className={css['calm']}>{t.settings.readOnly}</p>}
      {state.conflict && <Conflict state={state} />}
      <Problem>{state.problem === null ? null : wordsFor(t, state.problem)}</Problem>
      {fields.map((field) => (
        <SettingRow key={field.name} field={field} state={state} isReadOnly={isReadOnly} />
      ))}
      {children}
    </div>
  )
}

/** Somebody else was first: nothing of either is lost, and one chooses. */
function Conflict({ state }: { state: SiteFormState }) {
  const { t } = useOffice()
  if (!state.conflict) return null
  return (
    <div className={css['conflict']} role="alert">
      <p>
        <b>{t.settings.conflict(state.conflict.who)}</b> {t.settings.conflictMore}
      </p>
      <Button look="quiet" onClick={() => state.settle(false)}>
        {t.settings.theirs}
      </Button>
      <Button look="ink" onClick={() => state.settle(true)}>
        {t.settings.mine}
      </Button>
    </div>
  )
}

type SettingRowProps = {
  readonly field: SettingField
  readonly state: SiteFormState
  readonly isReadOnly: boolean
}

/** One setting: what it does, what it is, what it was, and what is wrong with it. */
function SettingRow({ field, state, isReadOnly }: SettingRowProps) {
  const { t } = useOffice()
  const [name, what] = wordsOf(t, field.name)
  const id = idOf(field.name)
  const value = state.valueOf(field)
  const isChanged = field.is_changed || (field.name in state.typed && value !== field.live)
  const isWrong = state.wrong.has(field.name)
  const problem = state.form?.problems.find((each) => each.field === field.name) ?? null
  return (
    <div className={classNames(css['row'], isChanged && css['changed'])} data-setting={field.name}>
      <div>
        <div className={css['name']}>
          <label id={`${id}-name`} htmlFor={id}>
            {name}
          </label>
          {isChanged && (
            <span className={css['mark']}>
              <Icon name="pencil-simple" size="sm" />
              {t.settings.changed}
            </span>
          )}
        </div>
        <p>{what}</p>
      </div>
      <div>
        <SettingControl
          id={id}
          field={field}
          value={value}
          isDisabled={isReadOnly}
          isWrong={isWrong || problem !== null}
          describedBy={`${id}-more`}
          onChange={(next) => state.change(field.name, next)}
        />
        <div id={`${id}-more`} className={css['more']}>
          <Trouble field={field} isWrong={isWrong} problem={problem} />
          <Contrast field={field} state={state} />
          <Before field={field} value={value} state={state} isReadOnly={isReadOnly} />
        </div>
      </div>
    </div>
  )
}

export function idOf(name: string): string {
  return `setting-${name.replace('.', '-')}`
}

type TroubleProps = {
  readonly field: SettingField
  readonly isWrong: boolean
  readonly problem: SettingProblem | null
}

function Trouble({ field, isWrong, problem }: TroubleProps) {
  const { t } = useOffice()
  if (!isWrong && !problem) return null
  return (
    <p className={css['trouble']} role="alert">
      <Icon name="warning-circle" size="sm" />
      {isWrong || !problem ? mustBe(t, field) : problemWords(t, problem)}
    </p>
  )
}

const ON: Readonly<Record<string, string>> = {
  brand: 'on_brand',
  warm: 'on_warm',
  on_brand: 'brand',
  on_warm: 'warm',
}
const HEX = /^#[0-9a-f]{6}$/

/** How well a colour reads with the one that stands on it, or under it. */
function Contrast({ field, state }: { field: SettingField; state: SiteFormState }) {
  const { t } = useOffice()
  const other = state.form?.fields.find(({ name }) => name === ON[field.name])
  if (!other) return null
  const [one, two] = [state.valueOf(field), state.valueOf(other)].map(String)
  if (!HEX.test(one ?? '') || !HEX.test(two ?? '')) return null
  const ratio = contrast(one!, two!)
  return (
    <p>
      <b>{t.settings.contrast(ratio.toFixed(1))}</b>{' '}
      {ratio >= READABLE ? t.settings.reads : t.settings.readsBadly}
    </p>
  )
}

type BeforeProps = Pick<SettingRowProps, 'field' | 'state' | 'isReadOnly'> & {
  readonly value: unknown
}

/** What it was before it was changed, else what it is by default. */
function Before({ field, value, state, isReadOnly }: BeforeProps) {
  const { t, language } = useOffice()
  const isStandard = JSON.stringify(value) === JSON.stringify(field.standard)
  const told = (what: unknown) => shortly(valueWords(t, field, what, language))
  return (
    <p className={css['before']}>
      {field.is_changed && (
        <>
          {t.settings.was(told(field.live))}
          {!isReadOnly && (
            <button type="button" onClick={() => state.change(field.name, field.live)}>
              {t.settings.keepLive}
            </button>
          )}
        </>
      )}
      {!field.is_changed && isStandard && t.settings.isStandard}
      {!isStandard && (
        <>
          {' '}
          <span>{t.settings.standard(told(field.standard))}</span>
          {!isReadOnly && (
            <button type="button" onClick={() => state.change(field.name, field.standard)}>
              {t.settings.reset}
            </button>
          )}
        </>
      )}
    </p>
  )
}

const LONGEST = 60

function shortly(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}
