// Discount codes and the newcomers' bonus: making, offering, taking and giving back.

export {
  countingGuesses,
  discountFor,
  freeDiscount,
  regainDiscount,
  takeDiscount,
} from './discount-for.ts'
export { codeKind } from './code-kind.ts'
export { changeCode, makeBatch, makeCode } from './office-codes.ts'
export { type NewCodes, listCodes, type ListedCode, makeCodes } from './codes.ts'
export {
  hasUsedDiscount,
  isNewcomerCode,
  type Newcomer,
  newcomerDiscount,
  newcomerOf,
} from './newcomer-discount.ts'
