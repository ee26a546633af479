// The questionnaire, and the members whose answers fit best.

export { suggestedMatches } from './find-matches.ts'
