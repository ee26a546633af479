type Gender = 'male' | 'female'

/**
 * Who members are beyond two genders, and couples; a site chooses which of these it offers. The gender beside it is theirs; of
 * somebody non-binary it says among whom they are found, and of a couple of a woman and a man it says nothing.
 */
export const IDENTITIES = [
  'trans_woman',
  'trans_man',
  'non_binary',
  'couple_mixed',
  'couple_women',
  'couple_men',
] as const
export type Identity = (typeof IDENTITIES)[number]

/** Whether members seek couples: beside those of the genders they seek, or only them. */
export const SEEKS_COUPLES = ['no', 'also', 'only'] as const
export type SeeksCouples = (typeof SEEKS_COUPLES)[number]

/** The one gender that an identity goes with; null where it may be either. */
export function genderOf(identity: Identity): Gender | null {
  if (identity === 'trans_woman' || identity === 'couple_women') return 'female'
  return identity === 'trans_man' || identity === 'couple_men' ? 'male' : null
}

export function isCouple(identity: Identity | null): boolean {
  return identity !== null && identity.startsWith('couple')
}

/** Among whom members are found: a couple is neither among women nor among men. */
export type Kind = Gender | 'couple'

/** The kinds that a member seeks. */
export function kindsOf(
  seeks: Gender | 'both',
  couples: SeeksCouples | undefined,
): readonly Kind[] {
  if (couples === 'only') return ['couple']
  const genders: readonly Gender[] = seeks === 'both' ? ['female', 'male'] : [seeks]
  return couples === 'also' ? [...genders, 'couple'] : genders
}
