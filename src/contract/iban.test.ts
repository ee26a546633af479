import { expect, test } from 'vitest'
import { formatIban, ibanOf } from './iban.ts'

/** One of each country, from the registry. */
const KNOWN = `AD1200012030200359100100 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678
  CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
  DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785
  FR1420041010050500013M02606 GB29NWBK60161331926819 GI75NWBK000000007099453 GR1601101250000000012300695
  HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IS140159260076545510730339
  IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000 LU280019400644750000
  LV80BANK0000435195001 MC5811222000010123456789030 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300
  NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154 RO49AAAA1B31007593840000
  SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100
  VA59001123000012345678`.split(/\s+/)
/** Right ones of countries that cannot be debited. */
const OUTSIDE = [
  'TR330006100519786457841326',
  'AE070331234567890123456',
  'SA0380000000608010167519',
  'BR9700360305000010009795493P1',
]

/** The number of another account at the same bank, with its own check digits. */
function neighbour(iban: string, nth: number): string {
  const inner =
    iban.slice(4, -4) +
    String(nth * 7919)
      .padStart(4, '0')
      .slice(-4)
  const digits = `${inner}${iban.slice(0, 2)}00`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return `${iban.slice(0, 2)}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${inner}`
}

const GOOD = [
  ...KNOWN,
  ...KNOWN.map((iban) => neighbour(iban, 1)),
  ...KNOWN.map((iban) => neighbour(iban, 2)),
]
const BAD = [
  ...OUTSIDE,
  ...KNOWN.map((iban) => iban.slice(0, -1)),
  ...KNOWN.map((iban) => `${iban.slice(0, 3)}${(Number(iban[3]) + 1) % 10}${iban.slice(4)}`),
  ...KNOWN.map((iban) => `${iban}0`),
]

test('two hundred good and bad account numbers are told apart [PAY-5] [M10]', () => {
  expect([GOOD.length, BAD.length]).toEqual([111, 115])
  expect(GOOD.filter((iban) => ibanOf(iban) !== iban)).toEqual([])
  expect(BAD.filter((iban) => ibanOf(iban) !== null)).toEqual([])
})

test('two digits that changed places are noticed [PAY-5] [M10]', () => {
  const swapped = KNOWN.flatMap((iban) =>
    Array.from({ length: iban.length - 5 }, (_, at) => at + 4)
      .filter((at) => /\d\d/.test(iban.slice(at, at + 2)) && iban[at] !== iban[at + 1])
      .map((at) => iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2)),
  )

  expect(swapped.length).toBeGreaterThan(100)
  expect(swapped.filter((iban) => ibanOf(iban) !== null)).toEqual([])
})

test.each(['nl91 abna 0417 1643 00', ' NL91-ABNA-0417-1643-00 ', 'NL91\u00a0ABNA0417164300'])(
  '%s is understood as it is meant [PAY-5]',
  (typed) => {
    expect(ibanOf(typed)).toBe('NL91ABNA0417164300')
  },
)

test.each([
  '',
  'NL',
  'NL91',
  'NL9١ABNA0417164300',
  'NL91ABNA04171643oo',
  "NL91' or 1=1",
  '0'.repeat(500),
])('%s is no account number [PAY-5]', (typed) => {
  expect(ibanOf(typed)).toBeNull()
})

test('it stands in groups of four while it is typed [PAY-5]', () => {
  const typed = [
    'n',
    'nl91',
    'nl91a',
    'nl91 abna 0',
    'NL91ABNA0417164300',
    'nl91!?abna',
    'x'.repeat(50),
  ]

  expect(typed.map(formatIban)).toEqual([
    'N',
    'NL91',
    'NL91 A',
    'NL91 ABNA 0',
    'NL91 ABNA 0417 1643 00',
    'NL91 ABNA',
    'XXXX XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX',
  ])
})

test.each([
  'IBAN NL91 ABNA 0417 1643 00',
  'iban: nl91abna0417164300',
  ' IBAN NL91-ABNA-0417-1643-00',
])('%s is taken without the word before it [PAY-5]', (typed) => {
  expect(ibanOf(typed)).toBe('NL91ABNA0417164300')
  expect(formatIban(typed)).toBe('NL91 ABNA 0417 1643 00')
})
