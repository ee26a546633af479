/** Where what is the member's own stands in the cache: asked for anew when it was changed elsewhere. */
export const ownKey = ['own'] as const
