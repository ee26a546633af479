import { runChecks } from './checks.ts'

/** npm run check */
const outcomes = await runChecks()
process.exitCode = outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0
