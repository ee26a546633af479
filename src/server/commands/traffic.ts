import { figuresOf } from '#server/features/traffic/traffic.ts'
import { runCommand, type Command, type Surroundings } from './run-command.ts'
import { trafficColumns } from './traffic-columns.ts'
import { trafficCsv } from './traffic-csv.ts'
import { HELP } from './traffic-help.ts'
import { trafficTable } from './traffic-table.ts'
import { trafficWish } from './traffic-wish.ts'

/** Shows an operator what came of the visitors, and gives the exit code. */
export function runTraffic(args: readonly string[], surroundings: Surroundings): Promise<number> {
  return runCommand({ name: 'traffic', help: HELP, commands: { figures } }, args, surroundings)
}

const figures: Command = async ({ db, now }, words) => {
  const { isCsv, ...question } = await trafficWish(db, words, now)
  const all = question.sites.length === 0 ? [] : await figuresOf(db, question)
  const columns = trafficColumns(question.by, all)
  if (isCsv) return trafficCsv(columns, all)
  const period = `${question.from} to ${question.to}`
  return all.length === 0 ? [`no traffic from ${period}`] : [period, ...trafficTable(columns, all)]
}
