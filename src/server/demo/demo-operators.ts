import type { Role } from '#contract/office/roles.ts'
import type { Db } from '#server/db/connect.ts'
import { DEMO_OFFICE } from '#server/features/operators/operators.ts'
import { sha256 } from '#server/kernel/secrets.ts'

const PEOPLE: Readonly<Record<Role, string>> = {
  owner: 'Mirte Vos',
  moderator: 'Ana Ribeiro',
  support: 'Sefa Yıldız',
  finance: 'Kees Blom',
  writer: 'Tim Albers',
  analyst: 'Ola Nowak',
  auditor: 'Petra Lang',
}

/** Somebody for every role of the office. They have neither password nor factor: one press on this machine is their only way in. */
export async function makeDemoOperators(db: Db, now: Date): Promise<void> {
  for (const [role, name] of Object.entries(PEOPLE)) {
    const email = `${role}${DEMO_OFFICE}`
    await db.transaction().execute(async (tx) => {
      const made = await tx
        .insertInto('operator')
        .values({ email, name, language: 'en', passkey_handle: sha256(email), created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made)
        await tx
          .insertInto('operator_role')
          .values({ operator_id: made.id, site_id: null, role })
          .execute()
    })
  }
}
