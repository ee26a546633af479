import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whichever of these is begun last keeps one core waiting for the other. */
const LONG = [
  'chaos/killed-sends',
  'contract/fuzz',
  'visibility/visibility',
  'startup/start-again',
  'availability/mail-worker',
  'availability/drain',
  'availability/database-away',
  'credits/move-credits',
  'chats/replay',
]

/** Begins with the tests that take long, also where no earlier run has told which those are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`${name}.test.ts`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
