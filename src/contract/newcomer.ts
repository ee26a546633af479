// Apart from the calls, which need schemas: the texts of every page speak of it.

export const TIME_BONUS_CODE = 'TIMEBONUS25'
export const TIME_BONUS_PERCENTAGE = 25
/** How long after signup the time bonus lasts. */
export const TIME_BONUS_SECONDS = 14_400
/** How long after it is there the modal about it waits, in the members area. */
export const TIME_BONUS_MODAL_MS = 40_000

/** What a site gives newcomers beside the time bonus, and until how many hours after signup. */
export type WelcomeSettings = {
  readonly welcome_percentage: number
  readonly welcome_hours: number
}

/** What a first purchase is cheaper by until so many hours after signup. */
export type NewcomerPhase = {
  readonly kind: 'time_bonus' | 'welcome'
  readonly percentage: number
  readonly hours: number
}

/**
 * The discounts of a newcomer one after the other. Each is worth less than the one before, so that whatever a clock counts
 * down to really ends: an offer that another one equals and outlives is not made at all.
 */
export function newcomerPhases(settings: WelcomeSettings): readonly NewcomerPhase[] {
  const { welcome_percentage: percentage, welcome_hours: hours } = settings
  const bonus = { percentage: TIME_BONUS_PERCENTAGE, hours: TIME_BONUS_SECONDS / 3600 }
  const offers: NewcomerPhase[] = [
    { kind: 'time_bonus', ...bonus },
    { kind: 'welcome', percentage, hours },
  ]
  const best = offers
    .filter((offer) => offer.percentage > 0 && offer.hours > 0)
    .toSorted((one, other) => other.percentage - one.percentage || other.hours - one.hours)
  return best.filter(({ hours: end }, index) =>
    best.slice(0, index).every((before) => before.hours < end),
  )
}
