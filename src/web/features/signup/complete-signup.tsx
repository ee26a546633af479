import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { pathTo } from '#contract/routes.ts'
import { completeSignup, type getPartnerSignup } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'
import { doneCheck } from '#web/features/age/kept-check.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Form, SubmitButton, textIn } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'
import { type Answers, NO_SECRET, personIn, problemsIn, refusedAnswer, STEPS } from './answers.ts'
import { BirthFields, PlaceFields, useSignupCountry } from './birth-fields.tsx'
import { EMPTY_DRAFT } from './draft.ts'
import { ConsentFields, PasswordFields } from './password-fields.tsx'
import css from './signup.module.css'
import { useFurtherCheck } from './use-further-check.ts'
import { useFocusInside, useProblems, useProblemText, useRules } from './use-problems.ts'
import { NameField, GenderFields } from './gender-fields.tsx'

/** An account that a partner began, until it is finished. */
export function CompleteSignup({ begun }: { begun: PartnerSignup }) {
  const t = useText('signup')
  const completion = useCompleteSignup(begun)
  const inBold = {
    email: begun.email,
    b: (text: ReactNode) => <b className={css['address']}>{text}</b>,
  }
  if (completion.isDone) {
    return (
      <PageCard title={t('complete.title')} lead={t.rich('complete.text', inBold)}>
        <p className="soft">{t('complete.spam')}</p>
      </PageCard>
    )
  }

  return (
    <PageCard title={t('partner.title')} lead={t.rich('partner.text', inBold)}>
      <CompleteSignupForm begun={begun} completion={completion} />
    </PageCard>
  )
}

type CompleteSignupFormProps = {
  begun: PartnerSignup
  completion: ReturnType<typeof useCompleteSignup>
}

/** What a partner did not know about the new member, asked on one page. */
function CompleteSignupForm({ begun, completion }: CompleteSignupFormProps) {
  const t = useText('signup')
  const form = useRef<HTMLFormElement>(null)
  const { answers, change, found, problems, submit, isBusy, error } = completion
  const problem = useProblemText(problems)
  const country = useSignupCountry(answers.country)
  useFocusInside(form, null, found)

  return (
    <Form ref={form} className={css['fields']} onSubmit={submit}>
      {(!begun.gender || !begun.seeks) && (
        <GenderFields genders={answers} onChange={change} problem={problem} />
      )}
      <NameField name={answers.name} onChange={(name) => change({ name })} problem={problem} />
      <BirthFields birth={answers} onChange={change} problem={problem} />
      <PlaceFields
        country={country}
        place={answers.place}
        written={answers.written_place}
        onChange={change}
        problem={problem}
      />
      <PasswordFields
        email={begun.email}
        password={answers.password}
        onChange={(password) => change({ password })}
        problem={problem}
      />
      <ConsentFields consent={answers} onChange={change} problem={problem} />
      {!isAsked(error) && <RefusalNotice error={error} />}
      <noscript>
        <Notice>{t('script_needed')}</Notice>
      </noscript>
      <SubmitButton size="lg" block busy={isBusy}>
        {t('finish')}
      </SubmitButton>
      <p className={`meta mute ${css['note']}`}>{t('password.note')}</p>
    </Form>
  )
}

/** Whether a refusal is about something that is asked here, and said there. The address is not: the partner gave it. */
function isAsked(error: unknown): boolean {
  const field = refusedAnswer(error)?.field
  return field !== undefined && field !== 'email'
}

/** What a partner told about the new member, and the link that proves it is them. */
export type PartnerSignup = { readonly token: string } & z.output<
  (typeof getPartnerSignup)['output']
>

const FIELDS = STEPS.flatMap(({ fields }) => [...fields])

/** The answers that a partner's signup lacks, and the account they make. */
function useCompleteSignup(begun: PartnerSignup) {
  const [answers, setAnswers] = useState({ ...EMPTY_DRAFT, ...NO_SECRET, ...begun })
  const { found, problems, show, forget } = useProblems()
  const country = useSignupCountry(answers.country)
  const rules = useRules()
  const checkFurther = useFurtherCheck()
  const finish = useFinish(begun.token)

  const check = useMutation({
    mutationFn: (values: FormData) => {
      const wrong = problemsIn(FIELDS, answers, rules)
      return checkFurther({
        found: wrong,
        country,
        writtenPlace: textIn(values, 'place'),
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

  function submit(values: FormData) {
    if (!check.isPending && !finish.isPending) check.mutate(values)
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

/**
 * A member goes on to the first profiles. Where it stays untold whether there was an account, there is only the
 * mailbox.
 */
function useFinish(token: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { terms_date: termsDate } = useSettings()
  const { locale: language } = useCatalogue()
  return useMutation({
    mutationFn: (answers: Answers) =>
      call(completeSignup, {
        token,
        ...personIn(answers, { termsDate, language }),
        age_check: doneCheck(),
      }),
    onSuccess: async ({ user }) => {
      if (!user) return
      welcomeMember(queries, user)
      await navigate(`${pathTo('signup-matches')}?api_signup_complete=1`)
    },
  })
}
