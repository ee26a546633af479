import { randomUUID } from 'node:crypto'
import type { z } from 'zod/mini'
import type { signUp } from '#contract/signup.ts'

type Signup = z.input<typeof signUp.input>

/** The answers of a person who may sign up, with what a test wants otherwise. */
export function aPerson(changes: Partial<Signup> = {}): Signup {
  return {
    client_id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    name: 'Fleur',
    gender: 'female',
    seeks: 'male',
    date_of_birth: '1991-07-14',
    place: { country: 'NL', region: 'NH', city: 'Haarlem' },
    password: 'zeven rode fietsen',
    language: 'nl',
    consent: { terms_date: '2023-12-15', orientation: true, resell: false },
    ...changes,
  }
}
