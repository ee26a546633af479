import { sql } from 'kysely'
import type { Gender } from '#contract/fields.ts'
import {
  genderOf,
  IDENTITIES,
  type Identity,
  isCouple,
  type SeeksCouples,
} from '#contract/identities.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Settings } from '#server/features/settings/settings.ts'

type Identities = {
  readonly gender?: Gender
  readonly identity?: Identity | null | undefined
  readonly seeks_couples?: SeeksCouples | undefined
}

/**
 * Refuses an identity that the site does not offer or that goes with another gender, and couples where there are none. What a member
 * has stays good also when the site has dropped it.
 */
export function requireOffered(
  { gender, identity, seeks_couples: couples = 'no' }: Identities,
  { identities: offered }: Pick<Settings, 'identities'>,
  before?: Pick<Identities, 'identity' | 'seeks_couples'>,
): void {
  const wrong = (field: string) => new Refusal('INVALID_INPUT', { field, why: 'invalid_value' })
  if (identity) {
    if (identity !== before?.identity && !offered.includes(identity)) throw wrong('identity')
    if (gender && ![null, gender].includes(genderOf(identity))) throw wrong('identity')
  }
  const isKept = couples === 'no' || couples === before?.seeks_couples
  if (!isKept && !offered.some(isCouple)) throw wrong('seeks_couples')
}

/** An identity that is not told stays, unless it goes with another gender than is told. */
export function identityAfter({ gender, identity }: Identities) {
  if (identity !== undefined) return identity
  if (gender === undefined) return sql<Identity | null>`identity`
  const others = IDENTITIES.filter((each) => ![null, gender].includes(genderOf(each)))
  return sql<Identity | null>`case when identity = any(${others}::text[]) then null else identity end`
}
