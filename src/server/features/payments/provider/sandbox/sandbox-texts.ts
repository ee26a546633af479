import type { ProviderStatus } from '../provider.ts'
import type { SandboxStep } from './sandbox.ts'

/** The words of the test provider's own page. */
export type SandboxTexts = {
  readonly listTitle: string
  readonly listLead: string
  readonly nothing: string
  readonly title: string
  readonly warning: string
  readonly choose: string
  readonly steps: Readonly<Record<SandboxStep, string>>
  /** To pay what was not to be paid any more. */
  readonly payAfterAll: string
  readonly payNow: string
  readonly states: Readonly<Record<ProviderStatus, string>>
  readonly chargedBack: string
  readonly amount: string
  readonly method: string
  readonly bank: string
  readonly order: string
  readonly state: string
  readonly back: string
  readonly creditcard: string
  readonly directdebit: string
}
