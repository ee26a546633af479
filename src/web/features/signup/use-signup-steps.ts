import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textIn } from '#web/ui/form.tsx'
import { type SignupDraft, useDraft } from './draft.ts'
import {
  type Answers,
  NO_SECRET,
  type Problems,
  problemsIn,
  refusedAnswer,
  type Rules,
  type Secret,
  type SignupField,
  stepOf,
  STEPS,
} from './answers.ts'
import { useFurtherCheck } from './use-further-check.ts'
import { useProblems, useRules } from './use-problems.ts'
import type { useSignUp } from './use-sign-up.ts'
import { useSignupCountry } from './birth-fields.tsx'
import { useSignupPlace } from './use-signup-place.ts'

const LAST = STEPS.length - 1

/** Signup as a whole: which question is asked, what was answered, what is wrong with it, and the way on. */
export function useSignupSteps(signUp: ReturnType<typeof useSignUp>, hasTarget: boolean) {
  const { query, step: wanted, goTo } = useSignupPlace()
  const entered = useAnswers(query)
  const { draft, secret, change, show } = entered
  const answers = { ...draft, ...secret }
  const country = useSignupCountry(draft.country)
  const rules = useRules()
  const checkFurther = useFurtherCheck()
  const step = Math.min(wanted, firstUnanswered(answers, rules))

  function refuse(wrong: Problems) {
    show(wrong)
    const [field] = Object.keys(wrong) as SignupField[]
    if (field && stepOf(field) !== step) void goTo(stepOf(field))
  }

  const goOn = useMutation({
    mutationFn: (values: FormData) => {
      const { name: asked, fields } = STEPS[step]!
      const wrong = problemsIn(fields, answers, rules)
      const email = asked === 'email' && !wrong.email ? draft.email.trim() : null
      // Only now is it known whether the name is the address.
      const found = email === null ? wrong : problemsIn(['name'], answers, rules)
      const name = asked === 'name' ? draft.name : null
      return checkFurther({ found, country, writtenPlace: textIn(values, 'place'), name, email })
    },
    onSuccess: ({ problems, place, mustLook }) => {
      if (place) change({ place })
      refuse(problems)
      if (mustLook || Object.keys(problems).length > 0) return
      if (step < LAST) void goTo(step + 1)
      else signUp.mutate({ draft, secret, hasTarget }, { onError: tellRefusal })
    },
  })

  function tellRefusal(error: unknown) {
    const refused = refusedAnswer(error)
    if (refused) refuse({ [refused.field]: refused.problem })
  }

  function submit(values: FormData) {
    if (!goOn.isPending && !signUp.isPending) goOn.mutate(values)
  }

  const isBusy = goOn.isPending || signUp.isPending
  return { ...entered, step, country, submit, isBusy, goBack: () => void goTo(step - 1) }
}

/** The first question without a good answer. A visitor who comes by another address cannot go past it. */
function firstUnanswered(answers: Answers, rules: Rules): number {
  // An address that is being typed must not make the name before it a wrong one.
  const unaddressed = { ...answers, email: '' }
  const open = STEPS.findIndex(({ name, fields }) => {
    const wrong = problemsIn(fields, name === 'email' ? answers : unaddressed, rules)
    return Object.keys(wrong).length > 0
  })
  return open === -1 ? LAST : open
}

/** What was answered so far, what was found wrong with it, and the way to change it. */
function useAnswers(query: URLSearchParams) {
  const { draft, change: changeDraft } = useDraft(query)
  const [secret, setSecret] = useState(NO_SECRET)
  const { found, problems, show, forget } = useProblems()

  function change(part: Partial<SignupDraft>) {
    changeDraft(part)
    forget(Object.keys(part))
  }

  function changeSecret(part: Partial<Secret>) {
    setSecret((before) => ({ ...before, ...part }))
    forget(Object.keys(part))
  }

  return { draft, secret, found, problems, show, change, changeSecret }
}
