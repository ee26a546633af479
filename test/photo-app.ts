import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listPhotos, uploadPhoto } from '#contract/photos.ts'
import type { AppDeps } from '#server/app.ts'
import { openFiles, photoKey, type Variant } from '#server/features/media/media.ts'
import { testApp } from './app.ts'
import { freshDatabase } from './database.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember, makeSite } from './make.ts'

/** An application whose files can be looked at, and members of it who upload photos. */
export async function photoApp(changes: Partial<AppDeps> = {}) {
  const { db } = await freshDatabase()
  const site = await makeSite(db)
  const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
  const files = openFiles(folder)
  const uploadFolder = mkdtempSync(join(tmpdir(), 'vonk-uploads-'))
  const app = await testApp(db, { files, uploadFolder, ...changes })

  async function aMember(changes: Parameters<typeof makeMember>[2] = {}, on = app) {
    const member = await makeMember(db, site.id, changes)
    const { call } = await loggedIn(on, member.id)
    const upload = (file: Buffer, clientId = randomUUID()) =>
      call(uploadPhoto, { client_id: clientId }, file)
    const list = async () => (await call(listPhotos, {})).body.photos
    const mainPhoto = async () => {
      const row = db.selectFrom('member').select('main_photo').where('id', '=', member.id)
      return (await row.executeTakeFirstOrThrow()).main_photo
    }
    return { member, call, upload, list, mainPhoto }
  }

  async function bytesOf(filename: string, variant: Variant): Promise<Buffer> {
    return buffer((await files.find(photoKey(filename, variant)))!.stream())
  }

  function storedFiles(): string[] {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    return all.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  return { db, site, files, uploadFolder, app, aMember, bytesOf, storedFiles }
}

/** The name that all files of a photo have in common. */
export function nameOf({ filename }: { filename: string }): string {
  return filename.replace('-full.webp', '')
}
