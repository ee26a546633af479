import { sql, type Selectable } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { DebitDeps } from './debit-desk.ts'
import { hashSmsCode } from './debit-hashes.ts'

const MOST_TRIES = 5

export type DebitRequest = Selectable<Tables['debit_request']>
type Guess = {
  readonly memberId: string
  readonly clientId: string
  readonly code: string
  readonly now: Date
}

/**
 * The form that this code is good for. A try is counted and looked at in one statement, so that many at once are no more than
 * five. A code that was right is right again: whoever did not hear the answer gives it once more.
 */
export async function takeSmsCode(
  { db, secretKey }: DebitDeps,
  guess: Guess,
): Promise<DebitRequest> {
  const request = await requestOf(db, guess)
  if (!request) throw new Refusal('SMS_CODE_WRONG')
  const { iban_hash: ibanHash, phone_hash: phoneHash } = request
  const hash = hashSmsCode(secretKey, { ...guess, ibanHash, phoneHash }, digitsIn(guess.code))
  const tried = await tryCode(db, request, { hash, now: guess.now })
  const used = tried ?? (await requestOf(db, guess))
  if (!used || used.used_at === null || used.code_hash !== hash)
    throw new Refusal(used && isOver(used, guess.now) ? 'SMS_CODE_OVER' : 'SMS_CODE_WRONG')
  return used
}

/** Whatever is typed now is refused: only a new code helps. It is said of right and wrong ones alike, and so tells nothing. */
function isOver(request: DebitRequest, now: Date): boolean {
  return request.used_at === null && (request.tries >= MOST_TRIES || request.expires_at <= now)
}

function requestOf(db: Db, { memberId, clientId }: Guess) {
  return db
    .selectFrom('debit_request')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

function digitsIn(code: string): string {
  return code.replaceAll(/\s/g, '')
}

function tryCode(db: Db, { id }: DebitRequest, { hash, now }: { hash: string; now: Date }) {
  return db
    .updateTable('debit_request')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = ${hash} then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}
