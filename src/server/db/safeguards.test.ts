import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { connect } from './connect.ts'
import { requireAppendOnlyRole } from './safeguards.ts'
import { StartError } from './errors.ts'

const { db, ownerDb, url } = await freshDatabase()

test("the app's role with the rights that a start gives it is let through [W6]", async () => {
  await expect(requireAppendOnlyRole(db)).resolves.toBeUndefined()
})

test('the role that owns the tables is refused in one line that says what to do [W6]', async () => {
  const refused = requireAppendOnlyRole(ownerDb)

  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(
    /^vonk_owner .+ledger.+: set DATABASE_URL to a role of its own .+docs\/operating\.md.*$/,
  )
})

test.for([
  ['update on credit_entry', 'credit_entry'],
  ['update (amount) on credit_entry', 'credit_entry'],
  ['delete on credit_entry', 'credit_entry'],
  ['truncate on credit_entry', 'credit_entry'],
  ['update on report_step', 'report_step'],
  ['delete on report_step', 'report_step'],
  ['create on schema public', 'schema public'],
] as const)('a role that was granted %s is refused [W6]', async ([right, where]) => {
  await sql.raw(`grant ${right} to vonk_app`).execute(ownerDb)
  const [word] = right.split(' on ')
  onTestFinished(async () => {
    await sql.raw(`revoke ${word} on ${where} from vonk_app`).execute(ownerDb)
  })

  await expect(requireAppendOnlyRole(db)).rejects.toThrow(StartError)
})

test('a superuser, and whoever may become the owner, are refused [W6]', async () => {
  const admin = asAdmin()
  await sql`create role vonk_probe noinherit in role vonk_owner`.execute(admin)
  onTestFinished(async () => {
    await sql`drop role vonk_probe`.execute(admin)
    await admin.destroy()
  })

  await expect(requireAppendOnlyRole(admin)).rejects.toThrow(StartError)
  const member = admin.connection().execute(async (one) => {
    await sql`set role vonk_probe`.execute(one)
    try {
      await requireAppendOnlyRole(one)
    } finally {
      await sql`reset role`.execute(one)
    }
  })
  await expect(member).rejects.toThrow(/^vonk_probe may change/)
})

/** The server's superuser, in the database of this file. */
function asAdmin() {
  const { pathname } = new URL(url)
  return connect(Object.assign(new URL(inject('testServer').adminUrl), { pathname }).href)
}
