import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { Id } from './id.ts'

/** What a site can ask a proof of age before. */
export const AGE_DEMANDS = ['signup', 'photos'] as const

/** How a person proves that they are old enough. */
export const AGE_METHODS = ['eu_age_app', 'sandbox'] as const
export type AgeMethod = (typeof AGE_METHODS)[number]

/** The age that has to be proven. */
export const PROVEN_AGE = 18

/** A proof that this browser began: nobody else knows the secret. */
export const OwnCheck = z.strictObject({
  id: Id,
  secret: z.string().check(z.length(43), z.regex(/^[\w-]+$/)),
})
export type OwnCheck = z.output<typeof OwnCheck>

/** What the site asks of this caller, and whether they have proven their age. */
export const getAge = endpoint({
  method: 'GET',
  path: '/api/age.php',
  access: 'anyone',
  input: Empty,
  output: z.object({
    /** What a proof is still needed for; null where nothing asks for one, or it is there. */
    demanded: z.nullable(z.enum(AGE_DEMANDS)),
    is_proven: z.boolean(),
    over: z.int(),
  }),
})

/** A picture that a phone scans: one path over a square of so many modules. */
export const QrPicture = z.object({ size: z.int(), path: z.string() })
export type QrPicture = z.output<typeof QrPicture>

/** Begins a proof. */
export const beginAgeCheck = endpoint({
  method: 'POST',
  path: '/api/age.php',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.object({
    check: OwnCheck,
    /** Whether an app of the person's own is opened, or a page of the provider. */
    kind: z.enum(['app', 'page']),
    url: z.string(),
    /** For an app on another device. */
    qr: z.nullable(QrPicture),
    expires_at: z.iso.datetime(),
  }),
  refusals: ['AGE_PROVEN', 'AGE_PROVIDER_AWAY'],
})

export const AGE_STATES = ['open', 'done', 'refused', 'failed', 'over'] as const

/** What became of a proof that this browser began. It needs no login, which a refused one ends. */
export const lookAtAgeCheck = endpoint({
  method: 'POST',
  path: '/api/age-check.php',
  access: 'anyone',
  input: OwnCheck,
  output: z.object({ state: z.enum(AGE_STATES) }),
})
