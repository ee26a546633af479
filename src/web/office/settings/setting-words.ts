import type { SettingField, SettingProblem } from '#contract/office/settings.ts'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import en from '#web/i18n/messages/en/profile-words.json'
import nl from '#web/i18n/messages/nl/profile-words.json'

/** What a setting is called and does; one without words is called by its name in the schema. */
export function wordsOf(t: OfficeTexts, field: string): readonly [name: string, what: string] {
  return t.settings.fields[field] ?? [field, '']
}

const LANGUAGE_FIELDS: readonly string[] = ['visible_locales', 'domain_language']

/** What one of several to choose from is called. */
export function choiceWords(
  t: OfficeTexts,
  { field, name, language }: { field: string; name: string; language: string },
): string {
  if (LANGUAGE_FIELDS.includes(field))
    return new Intl.DisplayNames([language], { type: 'language' }).of(name) ?? name
  if (field === 'countries')
    return new Intl.DisplayNames([language], { type: 'region' }).of(name) ?? name
  const words: Words = language === 'nl' ? nl : en
  return (
    inArea(words, field, name) ?? t.settings.names[name] ?? inArea(words, 'fields', name) ?? name
  )
}

type Words = Readonly<Record<string, unknown>>

function inArea(words: Words, area: string, name: string): string | undefined {
  const found = words[area]
  const word = typeof found === 'object' && found !== null ? (found as Words)[name] : undefined
  return typeof word === 'string' ? word : undefined
}

/** A value in a few words, for differences and defaults. */
export function valueWords(
  t: OfficeTexts,
  { name, form }: Pick<SettingField, 'name' | 'form'>,
  value: unknown,
  language: string,
): string {
  if (value === null || value === '') return t.settings.empty
  if (form.kind === 'switch') return value === 'yes' ? t.settings.on : t.settings.off
  if (form.kind === 'one' && typeof value === 'string')
    return choiceWords(t, { field: name, name: value, language })
  if (form.kind === 'tiles' && Array.isArray(value)) return String(value.length)
  if (Array.isArray(value) && value.length === 0) return t.settings.empty
  if (form.kind === 'some' && Array.isArray(value))
    return value
      .map((each) => choiceWords(t, { field: name, name: String(each), language }))
      .join(', ')
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a value must be, where it is not. */
export function mustBe(t: OfficeTexts, { form }: SettingField): string {
  const { wrong } = t.settings
  const { kind, format, min = 0, max = 0 } = form
  if (format !== undefined && wrong.formats[format] !== undefined && kind !== 'lines')
    return wrong.formats[format]
  if (kind === 'line') return wrong.line(max)
  if (kind === 'text') return wrong.text(max)
  if (kind === 'number') return wrong.number(min, max)
  if (kind === 'color') return wrong.color
  if (kind === 'some') return wrong.some
  if (kind === 'lines') return wrong.lines
  return kind === 'tiles' ? wrong.tiles : wrong.json
}

export function problemWords(t: OfficeTexts, { against, why }: SettingProblem): string {
  return against === null ? why : t.settings.against(wordsOf(t, against)[0])
}
