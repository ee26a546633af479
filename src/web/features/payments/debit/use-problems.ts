import { useState } from 'react'
import type { CountryCode } from '#contract/locales.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import {
  type DebitDraft,
  type DebitField,
  type Problems,
  problemsIn,
  type Tick,
} from './debit-draft.ts'

type Name = DebitField | Tick
type UseProblemsInput = {
  readonly draft: DebitDraft
  readonly country: CountryCode
  /** Why the last try was refused, and what was sent then. */
  readonly refusal: unknown
  readonly sent: DebitDraft | undefined
}

/** What to say under each field: while one writes nothing, after it was left what is wrong, and what the server refused. */
export function useProblems({ draft, country, refusal, sent }: UseProblemsInput) {
  const t = useText('directdebit')
  const refusalText = useRefusalText()
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set())
  const wrong = problemsIn(draft, country)
  const refused = refusal instanceof Refusal ? FIELD_OF[refusal.code] : undefined

  function textOf(name: Name): string | undefined {
    const problem: Problems[Name] = wrong[name]
    if (name === refused && sent?.[name] === draft[name]) return refusalText(refusal)
    if (!problem || !shown.has(name)) return undefined
    return problem === 'needed' ? t('needed') : refusalText(new Refusal(problem))
  }

  return {
    textOf,
    /** A field was left: from now on it may be told what is wrong with it, unless it is still empty. */
    leave: (name: DebitField) => {
      if (draft[name].trim() !== '') setShown(new Set([...shown, name]))
    },
    /** Names everything that is wrong. */
    check: (): Name[] => {
      const names = Object.keys(wrong) as Name[]
      setShown(new Set([...shown, ...names]))
      return names
    },
  }
}

export type FieldProblems = ReturnType<typeof useProblems>

const FIELD_OF: Partial<Record<RefusalCode, DebitField>> = {
  IBAN_INVALID: 'iban',
  PHONE_INVALID: 'phone',
}
