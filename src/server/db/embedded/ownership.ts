import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { identifyProcess, isRunning } from './process-identity.ts'

/** Who has to stop the server of a folder, and the port it had last. */
type Note = { owner: string; port: number }

export async function readLastPort(folder: string): Promise<number | undefined> {
  return (await readNote(folder))?.port
}

export async function hasLivingOwner(folder: string): Promise<boolean> {
  const note = await readNote(folder)
  return note !== undefined && isRunning(note.owner)
}

export async function becomeOwner(folder: string, port: number): Promise<void> {
  const note: Note = { owner: identifyProcess(process.pid) ?? '', port }
  await writeFile(`${noteFile(folder)}.new`, JSON.stringify(note), { mode: 0o600 })
  await rename(`${noteFile(folder)}.new`, noteFile(folder))
}

async function readNote(folder: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(noteFile(folder), 'utf8')) as Note
  } catch {
    return undefined
  }
}

function noteFile(folder: string): string {
  return path.join(folder, 'server.json')
}
