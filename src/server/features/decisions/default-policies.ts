import type { MeasureName, PolicyKey, SuspensionDays } from '#contract/office/decisions.ts'

/** What a rule does, beside its words. */
export type PolicyRule = {
  readonly ground: 'terms' | 'law'
  readonly article: string
  readonly measure: Exclude<MeasureName, 'nothing'>
  readonly days: SuspensionDays | null
  readonly strikes: number
  readonly strike_days: number
}

/** The rules of the house stand under this number in the terms. */
const OF_THE_HOUSE = { ground: 'terms', article: '9' } as const

/** The rules that every site begins with, each by the number that it keeps. Their words are in `texts/decisions`. */
export const DEFAULT_POLICIES = {
  under_18: ban('terms', '2'),
  child_content: ban('law', '2011/93/EU, Art. 5'),
  intimate_without_consent: remove({
    ground: 'law',
    article: '(EU) 2024/1385, Art. 5',
    strikes: 3,
  }),
  threats: suspend(7, 2),
  hate: suspend(7, 2),
  unwanted_sexual: suspend(1, 1),
  scam: ban('terms', '9'),
  impersonation: remove({ strikes: 2 }),
  fake_profile: ban('terms', '9'),
  contact_details: remove({ strikes: 1 }),
  advertising: remove({ strikes: 1 }),
  paid_services: remove({ strikes: 2 }),
  nudity: remove({ strikes: 1 }),
  unfit_photo: remove({ strikes: 0 }),
} as const satisfies Record<PolicyKey, PolicyRule>

function ban(ground: PolicyRule['ground'], article: string) {
  return { ground, article, measure: 'ban', days: null, strikes: 5, strike_days: 730 } as const
}

function suspend(days: SuspensionDays, strikes: number) {
  return { ...OF_THE_HOUSE, measure: 'suspend', days, strikes, strike_days: 365 } as const
}

function remove(rule: Partial<PolicyRule> & Pick<PolicyRule, 'strikes'>) {
  return { ...OF_THE_HOUSE, measure: 'remove', days: null, strike_days: 180, ...rule } as const
}
