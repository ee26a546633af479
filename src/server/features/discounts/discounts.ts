export { newcomerDiscount, type Newcomer } from './newcomer-discount.ts'
export { newcomerKey, newcomerOf } from './newcomer-of.ts'
