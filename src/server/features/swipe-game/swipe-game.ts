// The cards of the swipe game: next ones, passing, liking, and taking a pass back.

export { swipeDeck } from './swipe-cards.ts'
