import { sealMoment } from '#server/features/search/search-members.ts'
import { TEST_SECRET } from './app.ts'

/** A moment as if a search of ours had begun then. */
export function sealed(moment: string): { as_of: string; as_of_seal: string } {
  return { as_of: moment, as_of_seal: sealMoment(TEST_SECRET, new Date(moment)) }
}
