import type { Problem } from './check-settings.ts'

/** Thrown when settings are refused: every field that is wrong, and why. Nothing was changed. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ field, why }) => `${field} ${why}`).join('\n'))
    this.problems = problems
  }
}
