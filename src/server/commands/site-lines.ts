import type { Settings } from '#server/features/settings/settings.ts'
import { CommandError } from './site-error.ts'

/** Every setting on its own line, the company's fields with a dot. */
export function linesOf(settings: Settings): string[] {
  return flat(settings).map(([field, value]) => `${field} = ${JSON.stringify(value)}`)
}

/** One setting as JSON; `company` gives all of it. */
export function valueOf(settings: Settings, field: string): string {
  const found = [...flat(settings), ...Object.entries(settings)].find(([name]) => name === field)
  if (!found) throw new CommandError(`${field} is not a setting`)
  return JSON.stringify(found[1])
}

function flat({ company, ...settings }: Settings): [string, unknown][] {
  const below = Object.entries(company).map(([name, value]): [string, unknown] => [
    `company.${name}`,
    value,
  ])
  return [...Object.entries(settings), ...below]
}
