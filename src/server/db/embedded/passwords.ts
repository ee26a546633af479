import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

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
