// Apart from the calls, which need schemas.

/** How long a look at a profile is remembered. */
export const LOOK_DAYS = 30
/** Counting stops here. */
export const MOST_COUNTED = 100
