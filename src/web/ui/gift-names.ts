export const GIFT_NAMES = [
  'rose',
  'coffee',
  'bubbles',
  'bonbons',
  'letter',
  'candle',
  'book',
  'record',
  'key',
  'oyster',
  'umbrella',
  'lens',
] as const

export type GiftName = (typeof GIFT_NAMES)[number]
