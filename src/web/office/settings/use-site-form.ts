import { useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  editDraft,
  readSettings,
  type SettingField,
  type SiteForm,
} from '#contract/office/settings.ts'
import { call, OfficeError } from '#web/office/kit/call.ts'

type Values = Readonly<Record<string, unknown>>
export type Conflict = { readonly who: string; readonly values: Values }

const PAUSE_MS = 120

/** The settings of a site, and what is typed into them: saved as a draft while one goes on. */
export function useSiteForm(siteId: string) {
  const queries = useQueryClient()
  const key = ['settings', siteId]
  const query = useQuery({
    queryKey: key,
    queryFn: () => call(readSettings, { site_id: siteId }),
    enabled: siteId !== '',
  })
  const [typed, setTyped] = useState<Values>({})
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const put = (form: SiteForm) => queries.setQueryData(key, form)
  const { add, saveNow } = useSaving({
    form: () => queries.getQueryData<SiteForm>(key),
    onSaved(form, changes) {
      put(form)
      setProblem(null)
      setTyped((before) => without(before, changes))
      setWrong((before) => new Set([...before].filter((field) => !(field in changes))))
    },
    onWrong: (field) => setWrong((before) => new Set([...before, field])),
    onConflict(found) {
      setConflict(found)
      void query.refetch()
    },
    onProblem: setProblem,
  })

  return {
    query,
    form: query.data,
    typed,
    wrong,
    conflict,
    problem,
    isBusy: Object.keys(typed).some((field) => !wrong.has(field)),
    /** What a field shows: what was typed last, else what is drafted. */
    valueOf: (field: SettingField) => (field.name in typed ? typed[field.name] : field.draft),
    change(field: string, value: unknown) {
      setTyped((before) => ({ ...before, [field]: value }))
      add({ [field]: value })
    },
    settle(keepsMine: boolean) {
      const mine = keepsMine ? conflict?.values : undefined
      if (!mine) setTyped({})
      setConflict(null)
      void query.refetch().then(() => saveNow(mine ?? {}))
    },
    /** Takes what a call answered in the place of all that was typed. */
    put(form: SiteForm) {
      setTyped({})
      setWrong(new Set())
      setProblem(null)
      put(form)
      void queries.invalidateQueries({ queryKey: ['settings-history', siteId] })
    },
  }
}

type Saving = {
  readonly form: () => SiteForm | undefined
  readonly onSaved: (form: SiteForm, changes: Values) => void
  readonly onWrong: (field: string) => void
  readonly onConflict: (conflict: Conflict) => void
  readonly onProblem: (problem: unknown) => void
}

/** Saves one draft after the other, each with the number of the one before; what comes meanwhile waits for its turn. */
function useSaving({ form, onSaved, onWrong, onConflict, onProblem }: Saving) {
  const waiting = useRef<Values>({})
  const timer = useRef(0)
  const isSaving = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = async (): Promise<void> => {
    const known = form()
    const changes = waiting.current
    if (isSaving.current || !known || Object.keys(changes).length === 0) return
    waiting.current = {}
    isSaving.current = true
    try {
      const { site_id: siteId, revision } = known
      onSaved(await call(editDraft, { site_id: siteId, revision, changes }), changes)
    } catch (error) {
      fail(error, changes)
    } finally {
      isSaving.current = false
    }
    await save()
  }

  /** What is wrong by itself stays as it was typed, with its mark; the rest is saved without it. */
  function fail(error: unknown, changes: Values) {
    if (!(error instanceof OfficeError)) return onProblem(error)
    if (error.code === 'INVALID_INPUT') {
      const field = String(error.params['field'])
      onWrong(field)
      const rest = Object.entries(changes).filter(([name]) => name !== field)
      if (field in changes) waiting.current = { ...Object.fromEntries(rest), ...waiting.current }
    } else if (error.code === 'DRAFT_CHANGED') {
      onConflict({ who: String(error.params['who']), values: { ...changes, ...waiting.current } })
      waiting.current = {}
    } else onProblem(error)
  }

  const saveNow = (changes: Values) => {
    waiting.current = { ...waiting.current, ...changes }
    return save()
  }
  const add = (changes: Values) => {
    waiting.current = { ...waiting.current, ...changes }
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void save(), PAUSE_MS)
  }
  return { add, saveNow }
}

export type SiteFormState = ReturnType<typeof useSiteForm>

function without(values: Values, sent: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !(name in sent) || sent[name] !== value),
  )
}
