import type { z } from 'zod'
import { type Settings, StoredSettings } from './settings-schema.ts'
import { completeSettings, withoutField } from './stored-settings.ts'

/** A field that is wrong, and why. */
export type Problem = { readonly field: string; readonly why: string }
/** A field that would be right if another one were different. */
type Contradiction = Problem & { readonly against: string }

const READABLE = 4.5

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

function faultsIn(stored: unknown, domain: string): (Problem | Contradiction)[] {
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

/** How well a text of one colour can be read on the other, from 1 to 21, as WCAG 2 measures it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(color.slice(start, start + 2)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
