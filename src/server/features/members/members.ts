// What one member may see of another: the visibility rule, tiles, presence, blocking.

export { mayLook, visitorsMayLook } from './list-online.ts'
export { lockPair, tellChatsBetween, tellLikesBetween } from './pair.ts'
export {
  CARD_COLUMNS,
  memberCard,
  newSince,
  onlineSince,
  realName,
  type RealName,
  settingsFor,
  type Shown,
} from './member-card.ts'
export { tilesOf } from './tiles-of.ts'
export {
  isSelfOrVisibleTo,
  isThereFor,
  isUnblocked,
  isVisibleTo,
  mayBeShowcasedTo,
  NOBODY,
  seeksKind,
  showsThemselvesTo,
  thereAmong,
  type Viewer,
  visibleAmong,
} from './visible.ts'
