import type { Db } from '#server/db/connect.ts'
import { memberByEmail } from '#server/features/accounts/accounts.ts'
import type { Site } from '#server/features/settings/settings.ts'
import { CommandError } from './site-error.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Named = { readonly id: string; readonly email: string; readonly status: string }

/** The member that an operator means, by e-mail address or id. */
export async function memberNamed(db: Db, site: Site, who: string | undefined): Promise<Named> {
  if (who === undefined) throw new CommandError('which member? Give an e-mail address or an id')
  const member = UUID.test(who)
    ? await memberById(db, site.id, who)
    : await memberByEmail(db, site.id, who)
  if (!member) throw new CommandError(`${site.domain} has no member ${who}`)
  return member
}

function memberById(db: Db, siteId: string, id: string) {
  return db
    .selectFrom('member')
    .select(['id', 'email', 'status'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
}
