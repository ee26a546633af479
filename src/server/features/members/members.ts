export { CARD_COLUMNS, memberCard } from './member-card.ts'
export { tilesOf } from './tiles-of.ts'
export { isVisibleTo, type Viewer } from './visible.ts'
