import type { DatabaseError } from 'pg'
import { isDatabaseAway } from './is-database-away.ts'
import { StartError } from './start-error.ts'

/** Turns what a configured database said into a sentence that says what to do, without its password. */
export function explainConnection(error: unknown, variable: string, url: string): unknown {
  const { host, username, pathname } = new URL(url)
  const [role, name] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))]
  const { code = '', message = '', severity } = error as Partial<DatabaseError>
  if (code === '28P01' || code === '28000') {
    return new StartError(`The database at ${host} refuses ${role}: correct ${variable}.`)
  }
  if (code === '3D000') {
    return new StartError(
      `There is no database ${name} at ${host}: create it, or correct ${variable}.`,
    )
  }
  if (code === '42501' && severity === 'FATAL') {
    return new StartError(
      `${role} may not connect to ${name}: grant connect on that database to it, or correct ${variable}.`,
    )
  }
  if (code === '42501') {
    return new StartError(
      `${role} may not change the tables of ${name} (${message}): set MIGRATION_DATABASE_URL to the role that owns them.`,
    )
  }
  if (!isDatabaseAway(error)) return error
  return new StartError(
    `The database at ${host} does not answer (${code || message}): start it, or correct ${variable}.`,
  )
}
