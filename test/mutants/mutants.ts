import { CHAT_MUTANTS } from './chat-mutants.ts'
import { FEATURE_MUTANTS } from './feature-mutants.ts'
import { FLOOR_MUTANTS } from './floor-mutants.ts'
import type { Mutant } from './mutant.ts'
import { OFFICE_MUTANTS } from './office-mutants.ts'
import { PASSKEY_MUTANTS } from './passkey-mutants.ts'
import { PAYMENT_MUTANTS } from './payment-mutants.ts'
import { PHOTO_MUTANTS } from './photo-mutants.ts'

export const MUTANTS: readonly Mutant[] = [
  ...FLOOR_MUTANTS,
  ...FEATURE_MUTANTS,
  ...CHAT_MUTANTS,
  ...PHOTO_MUTANTS,
  ...OFFICE_MUTANTS,
  ...PASSKEY_MUTANTS,
  ...PAYMENT_MUTANTS,
]
