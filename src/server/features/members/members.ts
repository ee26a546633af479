// What one member may see of another: the visibility rule, tiles, presence, blocking.

export { countryIn } from './country-in.ts'
export { lockPair } from './lock-pair.ts'
export { mayLook } from './may-look.ts'
export { CARD_COLUMNS, memberCard, onlineSince, newSince } from './member-card.ts'
export { tellChatsBetween } from './tell-chats-between.ts'
export { tellLikesBetween } from './tell-likes-between.ts'
export { tilesOf } from './tiles-of.ts'
export { isThereFor, isUnblocked, isVisibleTo, type Viewer } from './visible.ts'
export { thereAmong, visibleAmong } from './visible-among.ts'
