import type { DemoLogins } from '#contract/page.ts'

/** The accounts a newcomer may try: they are in every demo world, with the numbers 1, 2 and 3. */
export const DEMO_LOGINS: DemoLogins = {
  password: 'twee-cirkels-een-vonk',
  emails: {
    free: 'free@demo.vonk.example',
    premium: 'premium@demo.vonk.example',
    new: 'new@demo.vonk.example',
  },
}

/** They live where most members are near. */
export const LOGIN_TOWN = { region: 'UT', city: 'Utrecht' }

export type Login = keyof DemoLogins['emails']

export function loginOf(memberNumber: number): Login | null {
  return (['free', 'premium', 'new'] as const)[memberNumber - 1] ?? null
}
