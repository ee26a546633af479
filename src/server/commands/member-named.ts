import { isId } from '#contract/id.ts'
import type { Db } from '#server/db/connect.ts'
import { memberByEmail } from '#server/features/accounts/accounts.ts'
import type { Site } from '#server/features/settings/settings.ts'
import { CommandError } from './site-error.ts'

type Named = { readonly id: string; readonly email: string; readonly status: string }

/** The member that an operator means, by e-mail address or id. */
export async function memberNamed(db: Db, site: Site, who: string | undefined): Promise<Named> {
  if (who === undefined) throw new CommandError('which member? Give an e-mail address or an id')
  const member = isId(who)
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
