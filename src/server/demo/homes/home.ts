import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { NameList } from '../names.ts'

/** A region, by the code the product knows it by, with some of its towns, the largest first. */
type Area = readonly [region: string, ...towns: string[]]

/** Where people of one language live in one country. */
export type Home = {
  readonly country: CountryCode
  readonly language: LocaleCode
  readonly names: NameList
  /** Of all members, this many live here. */
  readonly share: number
  readonly areas: readonly Area[]
}
