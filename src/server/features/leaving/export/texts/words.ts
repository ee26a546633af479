import type { Section } from '../export-rule.ts'

/** The words of a member's copy of their data. */
export type ExportTexts = {
  readonly title: string
  /** Stands before the date and the time. */
  readonly intro: string
  readonly yes: string
  readonly no: string
  readonly nothing: string
  /** What is kept as a code, and every language says otherwise. */
  readonly values: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<Section, string>>
  /** By the name of the column. */
  readonly fields: Readonly<Record<string, string>>
}
