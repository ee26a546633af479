import type { LoadedMatchFinder } from './load-match-finder.ts'
import { Questionnaire } from './questionnaire.tsx'
import { Result } from './result.tsx'
import { useFinder } from './use-finder.ts'

/** A few questions, then who fits the answers. */
export function MatchFinder({ loaded }: { loaded: LoadedMatchFinder }) {
  const finder = useFinder(loaded)
  return finder.step === 'result' ? (
    <Result finder={finder} loaded={loaded.matches} />
  ) : (
    <Questionnaire finder={finder} question={finder.step} />
  )
}
