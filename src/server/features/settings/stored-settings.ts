import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/locales.ts'
import { defaultSettings } from './settings-schema.ts'
import type { Settings, StoredSettings } from './settings-schema.ts'

type Fields = Record<string, unknown>

/** Fills in the defaults for everything that a site has not set itself. */
export function completeSettings(stored: StoredSettings, domain: string): Settings {
  const defaults = defaultSettings(domain, stored.name)
  const company = { ...defaults.company, ...stored.company }
  const domain_language = languageAmong(stored.visible_locales ?? defaults.visible_locales)
  return { ...defaults, domain_language, ...stored, company } as Settings
}

/** The language of a site that set none itself is one that it shows. */
function languageAmong(locales: readonly LocaleCode[]): LocaleCode {
  const [first = DEFAULT_LOCALE] = locales
  return locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first
}

/** Puts changes over stored settings; the company's fields are changed one by one. */
export function withChanges(stored: Fields, changes: Fields): Fields {
  const next = { ...stored, ...changes }
  if (!isObject(stored['company']) || !isObject(changes['company'])) return next
  return { ...next, company: { ...stored['company'], ...changes['company'] } }
}

/** Takes a field out, such as `niche` or `company.name`. */
export function withoutField(stored: Fields, field: string): Fields {
  const [top = '', ...below] = field.split('.')
  const rest = Object.fromEntries(Object.entries(stored).filter(([name]) => name !== top))
  const inner = stored[top]
  if (top !== 'company' || below.length === 0 || !isObject(inner)) return rest
  return { ...rest, company: withoutField(inner, below.join('.')) }
}

/** Leaves out what is the default anyway, so that a later default reaches the site. */
export function onlyDifferences(stored: Fields, domain: string): Fields {
  const name = typeof stored['name'] === 'string' ? stored['name'] : undefined
  const defaults = defaultSettings(domain, name)
  const company = isObject(stored['company']) ? differing(stored['company'], defaults.company) : {}
  const fields = differing(stored, { ...defaults, name: defaultSettings(domain).name })
  return {
    ...withoutField(fields, 'company'),
    ...(Object.keys(company).length > 0 ? { company } : {}),
  }
}

function differing(stored: Fields, defaults: Fields): Fields {
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => !isDeepStrictEqual(value, defaults[name])),
  )
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every setting by its name, those of the company with a dot. */
export function flat({ company, ...settings }: Settings): [name: string, value: unknown][] {
  const below = Object.entries(company).map(([name, value]): [string, unknown] => [
    `company.${name}`,
    value,
  ])
  return [...Object.entries(settings), ...below]
}

/** Changes by name, such as `company.city`, as they are put over stored settings. */
export function nested(changes: Fields): Fields {
  const all = Object.entries(changes)
  const company = all.flatMap(([name, value]) => {
    const [top, below] = name.split('.')
    return top === 'company' && below !== undefined ? [[below, value]] : []
  })
  return {
    ...Object.fromEntries(all.filter(([name]) => !name.includes('.'))),
    ...(company.length > 0 ? { company: Object.fromEntries(company) } : {}),
  }
}
