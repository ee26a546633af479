// What goes for profiles that a site made up: hearing that a member asks what they are, or to meet; what may not be said as one.

export { type Asked, askedIn } from './asked.ts'
export { plainOf } from './grams.ts'
export { REFUSED, type Refused, refusedIn } from './refused.ts'
export { farewell, honestLines, pauseCard } from './honest.ts'
export { type Sign, signsIn } from './signs.ts'
