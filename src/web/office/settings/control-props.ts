import type { SettingField } from '#contract/office/settings.ts'

/** What every control of a setting is given, whatever it is. */
export type ControlProps = {
  readonly id: string
  readonly field: SettingField
  readonly value: unknown
  readonly isDisabled: boolean
  readonly isWrong: boolean
  /** The id of what says more about it. */
  readonly describedBy: string
  readonly onChange: (value: unknown) => void
}
