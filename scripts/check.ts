import { runChecks } from './checks.ts'
import { houseFigures } from './house.ts'

/** npm run check */
const outcomes = await runChecks()
for (const line of houseFigures()) console.log(line)
process.exitCode = outcomes.some(({ problems }) => problems.length > 0) ? 1 : 0
