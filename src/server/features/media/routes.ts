import { Refusal } from '#contract/refusals.ts'
import { withTimeout } from '#server/http/timeout.ts'
import { type App, limitedTo } from '#server/http/route.ts'
import { sessionToken } from '#server/http/visit.ts'
import { accessTo } from './access-to.ts'
import { type Files, photoKey, type Variant } from './files.ts'

const PHOTO = /^([A-Za-z0-9_-]{22,64})-(thumb|card|full|match|locked)\.webp$/

/** Serves photos to viewers who may see them. Photos for everyone are cached for an hour, the rest not at all. */
export function mediaRoutes(app: App, files: Files): void {
  const limited = limitedTo('file', app)
  app.fastify.get<{ Params: { name: string } }>(
    '/photos/:name',
    limited,
    async (request, reply) => {
      const [, name, variant] = PHOTO.exec(request.params.name) ?? []
      if (!name) throw new Refusal('NOT_FOUND')
      const look = {
        siteId: request.site.id,
        name,
        isBlurred: variant === 'locked',
        token: sessionToken(request),
        now: app.clock(),
      }
      const access = await withTimeout(accessTo(app.db, look))
      const file =
        access && (await withTimeout(files.find(photoKey(access.filename, variant as Variant))))
      if (!file) throw new Refusal('NOT_FOUND')
      return reply
        .type('image/webp')
        .header(
          'cache-control',
          access.isForEverybody ? 'public, max-age=3600' : 'private, no-store',
        )
        .header('content-length', file.bytes)
        .send(file.stream())
    },
  )
}
