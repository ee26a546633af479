import pg from 'pg'
import { APP_ROLE, DATABASE, OWNER_ROLE } from './server-urls.ts'

/** Creates the two roles where they are missing: the owner makes tables, the app only uses them. */
export async function createRoles(
  admin: pg.Client,
  passwords: { owner: string; app: string },
): Promise<void> {
  await createRole(admin, OWNER_ROLE, passwords.owner)
  await createRole(admin, APP_ROLE, passwords.app)
}

/** Creates the database where it is missing, open to the two roles alone. */
export async function createDatabase(admin: pg.Client, name: string = DATABASE): Promise<void> {
  const found = await admin.query('select from pg_database where datname = $1', [name])
  if (found.rowCount === 0) {
    await admin.query(`create database ${pg.escapeIdentifier(name)} owner ${OWNER_ROLE}`)
  }
  await closeToOthers(admin, name)
}

/** These rights belong to the database and not to what is in it: a copy of it starts without them. */
export async function closeToOthers(admin: pg.Client, name: string): Promise<void> {
  const database = pg.escapeIdentifier(name)
  await admin.query(
    `revoke all on database ${database} from public; grant connect on database ${database} to ${APP_ROLE}`,
  )
}

async function createRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const found = await admin.query('select from pg_roles where rolname = $1', [role])
  if (found.rowCount !== 0) return
  await admin.query(
    `create role ${role} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  )
}
