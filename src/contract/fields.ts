/** Who is a member at all, to the day. */
export const MIN_AGE = 18
