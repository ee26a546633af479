import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Whichever of these is begun last keeps one core waiting for the other. */
const LONG = [
  'contract/office-matrix',
  'startup/refused-start',
  'startup/start-again',
  'availability/processes',
  'availability/drain',
  'availability/database-away',
  'embedded/start-postgres',
  'embedded/choose-run-as',
  'replication/failover',
  'backup/backup',
  'backup/drill',
  'photos/hostile-files',
  'photos/add-photo',
  'contract/fuzz',
  'media/open-decoder',
  'visibility/visibility',
  'chaos/killed-sends',
  'availability/mail-worker',
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
