import type { Passwords } from './passwords.ts'

export const DATABASE = 'vonk'
export const OWNER_ROLE = 'vonk_owner'
export const APP_ROLE = 'vonk_app'

export type ServerUrls = { adminUrl: string; ownerUrl: string; appUrl: string }

export function serverUrls(port: number, passwords: Passwords): ServerUrls {
  const url = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  return {
    adminUrl: url('postgres', passwords.admin, 'postgres'),
    ownerUrl: url(OWNER_ROLE, passwords.owner, DATABASE),
    appUrl: url(APP_ROLE, passwords.app, DATABASE),
  }
}
