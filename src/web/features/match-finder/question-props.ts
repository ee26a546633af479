import type { Finder } from './use-finder.ts'

/** What every question is told: the answers so far, and how to change them. */
export type QuestionProps = { finder: Pick<Finder, 'answers' | 'change'> }
