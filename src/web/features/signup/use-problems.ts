import { type RefObject, useEffect, useRef, useState } from 'react'
import { Refusal, type RefusalCode, REFUSALS } from '#contract/refusals.ts'
import { useBoot, useSettings } from '#web/features/settings/settings.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import type { Problem, Problems, Rules, SignupField } from './answers.ts'

/** What was found wrong. A changed answer is no longer wrong until it is checked again. */
export function useProblems() {
  const [found, setFound] = useState<Problems>({})
  const [changed, setChanged] = useState<readonly SignupField[]>([])
  const problems = Object.fromEntries(
    Object.entries(found).filter(([field]) => !changed.includes(field as SignupField)),
  ) as Problems

  function show(next: Problems) {
    setFound(next)
    setChanged([])
  }

  /** Takes the names of what was changed: fields, or the parts of a date. */
  function forget(names: readonly string[]) {
    const fields = names.map((name) => PARTS[name] ?? (name as SignupField))
    setChanged((before) => [...before, ...fields])
  }

  return {
    /** As it was found, for moving the focus there once. */
    found,
    problems,
    show,
    forget,
  }
}

const PARTS: Readonly<Record<string, SignupField>> = {
  day: 'date_of_birth',
  month: 'date_of_birth',
  year: 'date_of_birth',
}

/** The words for what is wrong with a field; undefined if nothing is. */
export type ProblemText = (field: SignupField) => string | undefined

export function useProblemText(problems: Problems): ProblemText {
  const t = useText('signup.problem')
  const refusalText = useRefusalText()
  return (field) => {
    const problem = problems[field]
    if (!problem) return undefined
    return isRefusal(problem) ? refusalText(new Refusal(problem)) : t(problem)
  }
}

function isRefusal(problem: Problem): problem is RefusalCode {
  return problem in REFUSALS
}

/** What this site asks of a signup, today. */
export function useRules(): Rules {
  const { now } = useBoot()
  const { message_length: messageLength, time_zone: timeZone } = useSettings()
  return { messageLength, timeZone, now: new Date(now) }
}

/** Moves the focus into a form when it asks something else than before, and to the first answer that is found wrong. */
export function useFocusInside(
  form: RefObject<HTMLFormElement | null>,
  asked: unknown,
  wrong: object,
): void {
  const last = useRef({ asked, wrong })
  useEffect(() => {
    const { current: before } = last
    last.current = { asked, wrong }
    const [first] = Object.keys(wrong)
    const isWrong = first !== undefined && wrong !== before.wrong
    if (isWrong) fieldNamed(form.current, first)?.focus()
    else if (asked !== before.asked) form.current?.querySelector<HTMLElement>(FIELDS)?.focus()
  }, [form, asked, wrong])
}

const FIELDS = ':is(input, select, textarea):not([tabindex="-1"])'

/** A field, or the first of a group such as the parts of a date. */
function fieldNamed(form: HTMLFormElement | null, name: string) {
  return form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] ${FIELDS}`)
}
