import type { OfficeTexts } from '#web/office/texts/en.ts'

/** What a page, source, country or device is called here. */
export function nameOf(t: OfficeTexts, part: string, name: string): string {
  if (name === '') return t.figures.noName[part] ?? t.figures.all
  return t.figures.names[name] ?? name.replace(/^landers-/, '')
}
