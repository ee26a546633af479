import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { inTime } from '#server/http/in-time.ts'
import type { App } from '#server/http/route.ts'
import { photoKey, type Files, type Variant } from './media.ts'

const PHOTO = /^([A-Za-z0-9_-]{22,64})-(thumb|card|full|match)\.webp$/

/** Serves main photos, which everybody may see: under a random name, cached for an hour. */
export function mediaRoutes(app: App, files: Files): void {
  app.fastify.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const [, filename, variant] = PHOTO.exec(request.params.name) ?? []
    if (!filename || !(await inTime(isPublic(app.db, request.site.id, filename))))
      throw new Refusal('NOT_FOUND')
    const file = await files.find(photoKey(filename, variant as Variant))
    if (!file) throw new Refusal('NOT_FOUND')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=3600')
      .header('content-length', file.bytes)
      .send(file.stream())
  })
}

async function isPublic(db: Db, siteId: string, filename: string): Promise<boolean> {
  const photo = await db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .select('photo.id')
    .where('photo.filename', '=', filename)
    .where('photo.position', '=', 0)
    .where('photo.status', '=', 'active')
    .where('member.site_id', '=', siteId)
    .where('member.status', 'in', ['active', 'not_confirmed'])
    .executeTakeFirst()
  return photo !== undefined
}
