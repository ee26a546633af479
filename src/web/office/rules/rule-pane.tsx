import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import {
  editPolicy,
  GROUNDS,
  MEASURES,
  type Policy,
  SUSPENSION_DAYS,
} from '#contract/office/decisions.ts'
import { call } from '#web/office/kit/call.ts'
import { useFresh, useOffice, useOperator, wordsFor } from '#web/office/kit/context.tsx'
import { Button, Field, Problem, Select } from '#web/office/kit/parts.tsx'
import { goTo } from '#web/office/kit/place.ts'
import { dayIn } from '#web/office/kit/times.ts'
import css from '#web/office/kit/pane.module.css'
import form from '#web/office/cases/case.module.css'

type Edit = Omit<z.input<typeof editPolicy.input>, 'site_id' | 'policy_id' | 'version'>

type RulePaneProps = {
  readonly rule: Policy
  readonly siteId: string
  readonly language: LocaleCode
  readonly onClose: () => void
}

/** One rule: what members read in each language, what it does, and for who may, changing it. */
export function RulePane({ rule, siteId, language, onClose }: RulePaneProps) {
  const { t } = useOffice()
  const words = t.decisions.rules
  const { permissions } = useOperator()
  const mayEdit = permissions.includes('policies_edit')
  const [edit, setEdit] = useState<Edit>(() => editOf(rule))
  const { save, problem, isBusy, asking } = useSaving(rule, siteId)
  const change = (changes: Partial<Edit>) => setEdit({ ...edit, ...changes })
  const isChanged = JSON.stringify(edit) !== JSON.stringify(editOf(rule))

  return (
    <aside className={css['pane']} aria-label={rule.texts[language].name}>
      <Head rule={rule} onClose={onClose} />
      <form
        className={css['scroll']}
        id="rule"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged) save(edit)
        }}
      >
        <Texts texts={edit.texts} mayEdit={mayEdit} onChange={(texts) => change({ texts })} />
        <h3>{words.ground}</h3>
        {mayEdit ? <Numbers edit={edit} change={change} /> : <p>{words.readOnly}</p>}
        <p className={css['hint']}>{words.useHint}</p>
        {permissions.includes('record_read') && (
          <p>
            <button
              type="button"
              className={css['link']}
              onClick={() => goTo(`/record?subject_kind=policy&subject_id=${rule.id}`)}
            >
              {words.record}
            </button>
          </p>
        )}
        <Problem>{problem}</Problem>
      </form>
      {mayEdit && (
        <footer>
          <Button look="ink" type="submit" form="rule" isWide isDisabled={!isChanged || isBusy}>
            {words.save}
          </Button>
          <Button
            look={rule.is_in_use ? 'bad' : 'quiet'}
            isDisabled={isBusy}
            onClick={() => save({ ...editOf(rule), is_in_use: !rule.is_in_use })}
          >
            {rule.is_in_use ? words.switchOff : words.switchOn}
          </Button>
        </footer>
      )}
      {asking}
    </aside>
  )
}

function editOf({ texts, ground, article, measure, days, ...rule }: Policy): Edit {
  const { strikes, strike_days, is_in_use } = rule
  const proposes = measure as Edit['measure']
  return { texts, ground, article, measure: proposes, days, strikes, strike_days, is_in_use }
}

/** Makes a version of it, with a fresh factor; says what stood in the way. */
function useSaving(rule: Policy, siteId: string) {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { run, asking } = useFresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = (edit: Edit) => {
    setProblem(null)
    setBusy(true)
    const input = { ...edit, site_id: siteId, policy_id: rule.id, version: rule.version }
    run(() => call(editPolicy, input))
      .then(() => queries.invalidateQueries({ queryKey: ['policies'] }))
      .catch((error: unknown) => setProblem(wordsFor(t, error)))
      .finally(() => setBusy(false))
  }
  return { save, problem, isBusy, asking }
}

function Head({ rule, onClose }: Pick<RulePaneProps, 'rule' | 'onClose'>) {
  const { t, language } = useOffice()
  const words = t.decisions.rules
  const { version, changed_by: who, changed_at: at } = rule
  return (
    <header>
      <div>
        <p>
          {t.decisions.appeal.rule} {rule.number}, {t.decisions.appeal.version(version)}
        </p>
        <h2>{rule.texts[language].name}</h2>
        <p>{who === null ? words.shipped : words.changed(who, dayIn(at, language))}</p>
      </div>
      <Button look="bare" onClick={onClose}>
        {t.close}
      </Button>
    </header>
  )
}

type TextsProps = {
  readonly texts: Edit['texts']
  readonly mayEdit: boolean
  readonly onChange: (texts: Edit['texts']) => void
}

/** What members read, in one language after the other. */
function Texts({ texts, mayEdit, onChange }: TextsProps) {
  const { t, language } = useOffice()
  const words = t.decisions.rules
  const [locale, setLocale] = useState<LocaleCode>(language)
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const { name, text } = texts[locale]
  const set = (changes: { name?: string; text?: string }) =>
    onChange({ ...texts, [locale]: { name, text, ...changes } })
  return (
    <>
      <h3>{words.members}</h3>
      <Select
        label={words.language}
        value={locale}
        onChange={(code) => setLocale(code as LocaleCode)}
        options={LOCALE_CODES.map((code) => [code, names.of(code) ?? code] as const)}
      />
      {mayEdit ? (
        <>
          <Field label={words.name} value={name} onChange={(value) => set({ name: value })} />
          <label className={form['texts']}>
            {words.text}
            <textarea
              className={form['field']}
              lang={locale}
              rows={5}
              required
              maxLength={1000}
              value={text}
              onChange={(event) => set({ text: event.target.value })}
            />
          </label>
        </>
      ) : (
        <div lang={locale}>
          <b>{name}</b>
          <p className={form['words']}>{text}</p>
        </div>
      )}
    </>
  )
}

type NumbersProps = { readonly edit: Edit; readonly change: (changes: Partial<Edit>) => void }

function Numbers({ edit, change }: NumbersProps) {
  const { t } = useOffice()
  const words = t.decisions.rules
  const setMeasure = (measure: Edit['measure']) =>
    change({ measure, days: measure === 'suspend' ? (edit.days ?? 7) : null })
  return (
    <>
      <div className={form['two']}>
        <Select
          label={words.ground}
          value={edit.ground}
          onChange={(ground) => change({ ground: ground as Edit['ground'] })}
          options={GROUNDS.map((ground) => [ground, t.decisions.panel.ground[ground]!] as const)}
        />
        <Field
          label={words.article}
          value={edit.article}
          onChange={(article) => change({ article })}
        />
        <Select
          label={words.measure}
          value={edit.measure}
          onChange={(measure) => setMeasure(measure as Edit['measure'])}
          options={MEASURES.filter((measure) => measure !== 'nothing').map(
            (measure) => [measure, t.cases.measures[measure]] as const,
          )}
        />
        {edit.measure === 'suspend' && (
          <Select
            label={words.days}
            value={String(edit.days)}
            onChange={(days) => change({ days: Number(days) as Edit['days'] })}
            options={SUSPENSION_DAYS.map(
              (days) => [String(days), t.cases.suspension(days)] as const,
            )}
          />
        )}
        <Select
          label={words.strikes}
          value={String(edit.strikes)}
          onChange={(strikes) => change({ strikes: Number(strikes) })}
          options={Array.from(
            { length: 11 },
            (_, count) => [String(count), String(count)] as const,
          )}
        />
        <Field
          label={words.strikeDays}
          type="number"
          value={String(edit.strike_days)}
          onChange={(days) => change({ strike_days: Number(days) })}
        />
      </div>
      <p className={css['hint']}>{words.versionMore}</p>
    </>
  )
}
