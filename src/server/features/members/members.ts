export { CARD_COLUMNS, memberCard } from './member-card.ts'
export { isVisibleTo, type Viewer } from './visible.ts'
