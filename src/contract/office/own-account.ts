import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { Id } from '../id.ts'
import { CreationOptions, MadePasskey } from '../passkeys.ts'
import { officeEndpoint } from './endpoint.ts'

/** So many passkeys somebody may have. */
export const OFFICE_PASSKEYS = 10

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** With what an operator gets in, and where they are in. */
export const OwnAccount = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.nullable(z.iso.datetime()),
    }),
  ),
  has_app: z.boolean(),
  recovery_codes: z.int(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      created_at: z.iso.datetime(),
      last_seen_at: z.iso.datetime(),
      is_this: z.boolean(),
    }),
  ),
})
export type OwnAccount = z.output<typeof OwnAccount>

export const getOwnAccount = officeEndpoint({
  method: 'GET',
  path: '/api/office/account',
  needs: 'login',
  input: Empty,
  output: OwnAccount,
})

export const beginOwnPasskey = officeEndpoint({
  method: 'POST',
  path: '/api/office/own-passkey-begin',
  needs: 'login',
  needsFactor: true,
  leavesRecord: false,
  input: z.strictObject({}),
  output: z.object({ options: CreationOptions }),
})

export const addOwnPasskey = officeEndpoint({
  method: 'POST',
  path: '/api/office/own-passkey',
  needs: 'login',
  needsFactor: true,
  input: z.strictObject({ name: Name, passkey: MadePasskey }),
  output: Empty,
  refusals: ['PASSKEY_REFUSED', 'PASSKEY_LIMIT'],
})

export const nameOwnPasskey = officeEndpoint({
  method: 'PUT',
  path: '/api/office/own-passkey',
  needs: 'login',
  input: z.strictObject({ passkey_id: Id, name: Name }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})

/** Takes one away, unless it is the only thing left to get in with. */
export const removeOwnPasskey = officeEndpoint({
  method: 'DELETE',
  path: '/api/office/own-passkey',
  needs: 'login',
  needsFactor: true,
  input: z.strictObject({ passkey_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND', 'LAST_FACTOR'],
})

/** Ten new ones, shown once; those before open nothing any more. */
export const renewRecoveryCodes = officeEndpoint({
  method: 'POST',
  path: '/api/office/own-recovery-codes',
  needs: 'login',
  needsFactor: true,
  input: z.strictObject({}),
  output: z.object({ recovery_codes: z.array(z.string()) }),
})

/** Ends one of one's own sessions; this very one is ended by logging out. */
export const endOwnSession = officeEndpoint({
  method: 'DELETE',
  path: '/api/office/own-session',
  needs: 'login',
  input: z.strictObject({ session_id: Id }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
