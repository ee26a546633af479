import { FEATURE_MUTANTS } from './feature-mutants.ts'
import { FLOOR_MUTANTS } from './floor-mutants.ts'

export const MUTANTS = [...FLOOR_MUTANTS, ...FEATURE_MUTANTS]
