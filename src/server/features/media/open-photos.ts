/** How many of a member's photos others may see: visitors the main one, free members one more, premium members all. */
export const OPEN_PHOTOS = { visitor: 1, free: 2, premium: 1000 } as const
