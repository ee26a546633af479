import type { LocaleCode } from '#contract/locales.ts'
import { birthdayOf } from './birthday.ts'
import type { Answers } from './problems.ts'

type PersonInInput = { readonly termsDate: string; readonly language: LocaleCode }

/** What the answers say about a person, as every kind of signup sends it. They were checked before. */
export function personIn(answers: Answers, { termsDate, language }: PersonInInput) {
  return {
    gender: answers.gender!,
    seeks: answers.seeks!,
    name: answers.name,
    date_of_birth: birthdayOf(answers)!,
    place: answers.place!,
    password: answers.password,
    language,
    consent: { terms_date: termsDate, resell: answers.resell },
  }
}
