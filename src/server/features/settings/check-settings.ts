import type { z } from 'zod'
import { contrast, READABLE } from '#contract/contrast.ts'
import { type Settings, StoredSettings } from './settings-schema.ts'
import { completeSettings, withoutField } from './stored-settings.ts'

/** A field that is wrong, and why. */
export type Problem = { readonly field: string; readonly why: string }
/** A field that would be right if another one were different. */
type Contradiction = Problem & { readonly against: string }

/** What is wrong with stored settings: first each field by itself, then fields that contradict each other. */
export function problemsIn(stored: unknown, domain: string): Problem[] {
  return faultsIn(stored, domain).map(({ field, why }) => ({ field, why }))
}

/** Stored settings without the fields that are wrong: what a site can run on when nothing better is known. */
export function soundPart(stored: Record<string, unknown>, domain: string): StoredSettings {
  const faults = faultsIn(stored, domain)
  if (faults.length === 0) return stored as StoredSettings
  // What contradicts a default can only be taken back itself.
  const wrongIn = (rest: Record<string, unknown>, { field, ...fault }: Problem | Contradiction) =>
    'against' in fault && !(field in rest) ? fault.against : field
  const sound = faults.reduce((rest, fault) => withoutField(rest, wrongIn(rest, fault)), stored)
  return soundPart(sound, domain)
}

/** The same, each with the field that it contradicts, if it does. */
export function faultsIn(stored: unknown, domain: string): (Problem | Contradiction)[] {
  const parsed = StoredSettings.safeParse(stored)
  if (!parsed.success) return parsed.error.issues.flatMap(problemsOf)
  return contradictionsIn(completeSettings(parsed.data, domain))
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ field: issue.path.join('.'), why: issue.message }]
  return issue.keys.map((key) => ({
    field: [...issue.path, key].join('.'),
    why: 'is not a setting',
  }))
}

function contradictionsIn(settings: Settings): Contradiction[] {
  const problems = [readable(settings, 'brand', 'on_brand'), readable(settings, 'warm', 'on_warm')]
  if (settings.debit_limit < settings.debit_limit_first) {
    const why = `must be at least debit_limit_first, which is ${settings.debit_limit_first}`
    problems.push({ field: 'debit_limit', why, against: 'debit_limit_first' })
  }
  if (!settings.visible_locales.includes(settings.domain_language)) {
    const why = `must be one of visible_locales, which are ${settings.visible_locales.join(', ')}`
    problems.push({ field: 'domain_language', why, against: 'visible_locales' })
  }
  return problems.filter((problem) => problem !== null)
}

function readable(
  settings: Settings,
  field: 'brand' | 'warm',
  onField: 'on_brand' | 'on_warm',
): Contradiction | null {
  const ratio = contrast(settings[field], settings[onField])
  if (ratio >= READABLE) return null
  const why = `must have a contrast of ${READABLE} with ${onField} (${settings[onField]}), but it is ${ratio.toFixed(2)}`
  return { field, why, against: onField }
}

/** Thrown when settings are refused: every field that is wrong, and why. Nothing was changed. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ field, why }) => `${field} ${why}`).join('\n'))
    this.problems = problems
  }
}
