import * as contract from '#contract/office/site-pictures.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { type Decoder, type Files, photoKey } from '#server/features/media/media.ts'
import { takingPhotos } from '#server/features/photos/photos.ts'
import { doerOf } from '#server/features/record/record.ts'
import { type OfficeApp, officeFileRoute, officeUploadRoute } from '#server/http/office-route.ts'
import { type App, limitedTo } from '#server/http/route.ts'
import { withTimeout } from '#server/http/timeout.ts'
import { addPicture } from './add-picture.ts'

type Means = { readonly files: Files; readonly decoder: Decoder; readonly uploadFolder: string }

/** What operators do with pictures of their sites. */
export async function sitePictureOfficeRoutes(app: OfficeApp, means: Means): Promise<void> {
  const { db } = app
  const { rules } = takingPhotos(means.uploadFolder)
  const deps = { db, ...means }

  await officeUploadRoute(app, contract.addSitePicture, rules, async ({ input, visit, file }) => {
    means.decoder.requireRoom()
    const by = { ...doerOf(visit), operatorId: visit.operator.id }
    const { site_id: siteId, client_id: clientId } = input
    const filename = await addPicture(deps, { siteId, by, clientId, file, now: visit.now })
    return { path: contract.pathOfPicture(filename) }
  })

  officeFileRoute(app, contract.sitePicture, async ({ input: { site_id: siteId, path } }) => {
    const file = await pictureOf(db, means.files, { siteId, path })
    return { ...file, type: 'image/webp' }
  })
}

/** Serves pictures of a site to everybody. A name is given once, so that what it stands for never changes. */
export function sitePictureRoutes(app: App, files: Files): void {
  app.fastify.get<{ Params: { name: string } }>(
    '/site-pictures/:name',
    limitedTo('file', app),
    async (request, reply) => {
      const path = `/site-pictures/${request.params.name}`
      const asked = { siteId: request.site.id, path }
      const file = await withTimeout(pictureOf(app.db, files, asked))
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', file.bytes)
        .send(file.stream())
    },
  )
}

type Asked = { readonly siteId: string; readonly path: string }

async function pictureOf(db: Db, files: Files, { siteId, path }: Asked) {
  const filename = contract.pictureIn(path)
  const known =
    filename !== null &&
    (await db
      .selectFrom('site_picture')
      .select('id')
      .where('filename', '=', filename)
      .where('site_id', '=', siteId)
      .executeTakeFirst())
  const file = known && (await files.find(photoKey(filename, 'card')))
  if (!file) throw new Refusal('NOT_FOUND')
  return file
}
