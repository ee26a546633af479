import pg from 'pg'
import { createDatabase, createRoles } from './create-roles.ts'
import type { Passwords } from './passwords.ts'
import { deadline } from '#server/kernel/deadline.ts'

/** Sees to it that the server has our roles and our database, whatever a killed start left undone. */
export async function furnishServer(adminUrl: string, passwords: Passwords): Promise<void> {
  const admin = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: deadline(10_000),
  })
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    await createRoles(admin, passwords)
    await createDatabase(admin)
  } finally {
    await admin.end()
  }
}
