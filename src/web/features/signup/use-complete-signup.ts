import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { pathTo } from '#contract/routes.ts'
import { completeSignup, type getPartnerSignup } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { textIn } from '#web/browser/text-in.ts'
import { welcomeMember } from '#web/features/accounts/welcome-member.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { personIn } from './person-in.ts'
import { type Answers, NO_SECRET, problemsIn, STEPS } from './problems.ts'
import { refusedAnswer } from './refused-answer.ts'
import { useFurtherCheck } from './use-further-check.ts'
import { useProblems } from './use-problems.ts'
import { useRules } from './use-rules.ts'
import { useSignupCountry } from './use-signup-country.ts'

/** What a partner told about somebody, and the link that proves it is them. */
export type PartnerSignup = { readonly token: string } & z.output<
  (typeof getPartnerSignup)['output']
>

const FIELDS = STEPS.flatMap(({ fields }) => [...fields])

/** The answers that a partner's signup lacks, and the account they make. */
export function useCompleteSignup(begun: PartnerSignup) {
  const [answers, setAnswers] = useState({ ...EMPTY_DRAFT, ...NO_SECRET, ...begun })
  const { found, problems, show, forget } = useProblems()
  const country = useSignupCountry(answers.country)
  const rules = useRules()
  const checkFurther = useFurtherCheck()
  const finish = useFinish(begun.token)

  const check = useMutation({
    mutationFn: (form: FormData) => {
      const wrong = problemsIn(FIELDS, answers, rules)
      return checkFurther({
        found: wrong,
        country,
        writtenPlace: textIn(form, 'place'),
        name: null,
        email: null,
      })
    },
    onSuccess: ({ problems: wrong, place = answers.place }) => {
      show(wrong)
      setAnswers({ ...answers, place })
      if (Object.keys(wrong).length === 0) finish.mutate({ ...answers, place }, { onError: refuse })
    },
  })

  function refuse(error: unknown) {
    const refused = refusedAnswer(error)
    if (refused) show({ [refused.field]: refused.problem })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check.isPending && !finish.isPending) check.mutate(new FormData(event.currentTarget))
  }

  function change(part: Partial<typeof answers>) {
    setAnswers((before) => ({ ...before, ...part }))
    forget(Object.keys(part))
  }

  return {
    answers,
    change,
    found,
    problems,
    submit,
    isBusy: check.isPending || finish.isPending,
    isDone: finish.isSuccess,
    error: finish.error,
  }
}

/** A member goes on to the first profiles. Where nobody is told whether there was an account, there is only the mailbox. */
function useFinish(token: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { terms_date: termsDate } = useSettings()
  const { locale: language } = useCatalogue()
  return useMutation({
    mutationFn: (answers: Answers) =>
      call(completeSignup, { token, ...personIn(answers, { termsDate, language }) }),
    onSuccess: async ({ user }) => {
      if (!user) return
      welcomeMember(queries, user)
      await navigate(`${pathTo('signup-matches')}?api_signup_complete=1`)
    },
  })
}
