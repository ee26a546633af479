import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../errors.ts'

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

const Passwords = z.object({
  admin: z.string().min(1),
  owner: z.string().min(1),
  app: z.string().min(1),
})
export type Passwords = z.output<typeof Passwords>

/** Reads the passwords of the folder's server; makes them up when there is no server yet. */
export async function readPasswords(folder: string, isNew: boolean): Promise<Passwords> {
  const file = path.join(folder, 'passwords.json')
  if (existsSync(file)) return passwordsIn(await readFile(file, 'utf8'), file)
  if (!isNew) {
    throw new StartError(`${file} is missing: put it back from your backup of the data folder.`)
  }
  const passwords = { admin: makePassword(), owner: makePassword(), app: makePassword() }
  await writeFile(`${file}.new`, JSON.stringify(passwords), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return passwords
}

function passwordsIn(text: string, file: string): Passwords {
  try {
    return Passwords.parse(JSON.parse(text))
  } catch {
    throw new StartError(`${file} is damaged: put it back from your backup of the data folder.`)
  }
}

function makePassword(): string {
  return randomBytes(24).toString('base64url')
}
