/** Where what is the member's own stands in the cache: asked for anew when it was changed elsewhere. */
export const ownKey = ['own'] as const

/** Everything about one's own purchases stands below this. */
export const ordersKey = [...ownKey, 'orders'] as const
