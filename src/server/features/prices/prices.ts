// What a site sells from when on: reading it, asking a second person for other prices, and carrying that out.

export { pricesKind } from './prices-kind.ts'
export { askForPrices, dropPrices, pricesOf } from './price-lists.ts'
