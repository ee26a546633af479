/**
 * How mobile numbers of the SEPA countries begin: the country's code, the zero (or other digits) that is only dialled at home,
 * and what follows. Where mobile and other numbers look the same, all are taken.
 */
const PLANS: Readonly<Record<string, readonly [code: string, home: string, mobile: RegExp]>> = {
  AD: ['376', '', /^[346]\d{5}$/],
  AT: ['43', '0', /^6[5-9]\d{6,11}$/],
  BE: ['32', '0', /^4[5-9]\d{7}$/],
  BG: ['359', '0', /^(8[7-9]|9[89])\d{7}$/],
  CH: ['41', '0', /^7[35-9]\d{7}$/],
  CY: ['357', '', /^9[4-79]\d{6}$/],
  CZ: ['420', '', /^(60|7\d)\d{7}$/],
  DE: ['49', '0', /^1[567]\d{8,9}$/],
  DK: ['45', '', /^[2-9]\d{7}$/],
  EE: ['372', '', /^(5\d{6,7}|8[1-4]\d{6})$/],
  ES: ['34', '', /^[67]\d{8}$/],
  FI: ['358', '0', /^(4\d|50)\d{4,8}$/],
  FR: ['33', '0', /^[67]\d{8}$/],
  GB: ['44', '0', /^7[1-57-9]\d{8}$/],
  GI: ['350', '', /^5[46-8]\d{6}$/],
  GR: ['30', '', /^6[89]\d{8}$/],
  HR: ['385', '0', /^9[1-9]\d{6,7}$/],
  HU: ['36', '06', /^([2357]0|31)\d{7}$/],
  IE: ['353', '0', /^8[35-9]\d{7}$/],
  IS: ['354', '', /^[678]\d{6}$/],
  IT: ['39', '', /^3\d{8,9}$/],
  LI: ['423', '', /^[67]\d{6,8}$/],
  LT: ['370', '0', /^6\d{7}$/],
  LU: ['352', '', /^6\d{8}$/],
  LV: ['371', '', /^2\d{7}$/],
  MC: ['377', '', /^(4\d{7}|6\d{8})$/],
  MT: ['356', '', /^[79]\d{7}$/],
  NL: ['31', '0', /^6[1-58]\d{7}$/],
  NO: ['47', '', /^[49]\d{7}$/],
  PL: ['48', '', /^(45|5[0137]|6[069]|7[2389]|88)\d{7}$/],
  PT: ['351', '', /^9[1-36]\d{7}$/],
  RO: ['40', '0', /^7\d{8}$/],
  SE: ['46', '0', /^7[02369]\d{7}$/],
  SI: ['386', '0', /^([37][01]|4[0139]|51|6[4589])\d{6}$/],
  SK: ['421', '0', /^9\d{8}$/],
  SM: ['378', '', /^6\d{7}$/],
  VA: ['39', '', /^3\d{8,9}$/],
}

/** The mobile number that was meant, as +31612345678; null unless it is one of a SEPA country. Without a code it is of `country`. */
export function phoneOf(text: string, country: string): string | null {
  if (!/^\+?[\d\s().\-/]+$/.test(text.trim())) return null
  const dialled = dialledIn(text)
  if (!dialled.startsWith('+')) return PLANS[country] ? within(PLANS[country], dialled) : null
  const plan = planOf(dialled)
  return plan ? within(plan, dialled.slice(1 + plan[0].length)) : null
}

/** A number in groups, as far as it has been typed. */
export function formatPhone(typed: string): string {
  const dialled = dialledIn(typed).slice(0, 16)
  const code = dialled.startsWith('+') ? `+${planOf(dialled)?.[0] ?? ''}` : ''
  if (code === '+') return dialled
  const rest = dialled.slice(code.length).replace(/(\d{3})(?=\d{2})/g, '$1 ')
  return rest === '' ? code : `${code} ${rest}`.trim()
}

/** The digits, after a plus where the number begins with a country's code. A zero in brackets is not dialled from abroad. */
function dialledIn(text: string): string {
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return digits.slice(0, 1) + digits.slice(1).replaceAll('+', '')
}

type Plan = (typeof PLANS)[string]

function planOf(dialled: string): Plan | undefined {
  return Object.values(PLANS).find(([code]) => dialled.startsWith(code, 1))
}

/** From abroad many dial the home zero as well, and at home some leave it out. */
function within([code, home, mobile]: Plan, number: string): string | null {
  const bare = home !== '' && number.startsWith(home) ? number.slice(home.length) : number
  return mobile.test(bare) ? `+${code}${bare}` : null
}
