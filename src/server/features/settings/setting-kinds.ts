import { z } from 'zod'
import type { SettingKind } from '#contract/office/settings.ts'

/** What must not stand in a setting: control characters, broken characters and line ends. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** One line of text, as it may stand in a title, a mail header or an address. */
export function line(max: number) {
  const error = `must be one line of 1 to ${max} characters, without spaces around it`
  return z
    .string({ error })
    .refine((text) => isBetween(text, max) && !UNPRINTABLE.test(text), { error })
    .meta(kind({ kind: 'line', max }))
}

/** Text that may have several lines. */
export function text(max: number) {
  const error = `must be text of 1 to ${max} characters, without spaces around it`
  return z
    .string({ error })
    .refine((given) => isBetween(given, max) && !UNPRINTABLE.test(given.replaceAll('\n', '')), {
      error,
    })
    .meta(kind({ kind: 'text', max }))
}

export function matching(pattern: RegExp, error: string, format: string) {
  return z
    .string({ error })
    .regex(pattern, { error })
    .meta(kind({ kind: format === 'color' ? 'color' : 'line', format }))
}

/** Tells the office's form what it is a field for. It is the last word on a schema: what is added after it is not told. */
export function kind(told: SettingKind): Readonly<Record<string, unknown>> {
  return { form: told }
}

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .number({ error })
    .refine((given) => Number.isInteger(given) && given >= min && given <= max, { error })
    .meta(kind({ kind: 'number', min, max }))
}

export function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .enum(names, { error: `must be one of: ${names.join(', ')}` })
    .meta(kind({ kind: 'one', names: [...names] }))
}

export const yesNo = z
  .enum(['yes', 'no'], { error: 'must be one of: yes, no' })
  .meta(kind({ kind: 'switch' }))

/** A list of different names from a known list. */
export function namesFrom<const Names extends readonly [string, ...string[]]>(
  names: Names,
  atLeast = 0,
) {
  const error = `must be a list of different names from: ${names.join(', ')}`
  return z
    .array(z.enum(names, { error }), { error })
    .min(atLeast, { error: `must have at least ${atLeast} of: ${names.join(', ')}` })
    .refine((list) => new Set(list).size === list.length, { error })
    .meta(kind({ kind: 'some', names: [...names], min: atLeast }))
}

function isBetween(given: string, max: number): boolean {
  return given === given.trim() && given.length >= 1 && given.length <= max
}
