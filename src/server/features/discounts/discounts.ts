// Discount codes and the newcomers' bonus: making, offering, taking and giving back.

export { discountFor } from './discount-for.ts'
export { endCode } from './end-code.ts'
export { freeDiscount } from './free-discount.ts'
export { listCodes, type ListedCode } from './list-codes.ts'
export { makeCodes, type CodeWish } from './make-codes.ts'
export { newcomerDiscount, WELCOME_CODE, type Newcomer } from './newcomer-discount.ts'
export { newcomerOf } from './newcomer-of.ts'
export { takeDiscount } from './take-discount.ts'
