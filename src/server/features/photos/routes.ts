import * as contract from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/telling.ts'
import type { Decoder, Files } from '#server/features/media/media.ts'
import { fileRoute } from '#server/http/file-route.ts'
import { type App, route } from '#server/http/route.ts'
import { addPhoto, requirePlace, takingPhotos } from './add-photo.ts'
import { cropPhoto } from './crop-photo.ts'
import { lockOwner, orderPhotos, ownPhotos, removePhoto } from './own-photos.ts'

/** A crop waits its turn behind uploads. */
const CROP_MS = 20_000

type Means = {
  readonly files: Files
  readonly decoder: Decoder
  /** Where uploads wait while they are looked at. */
  readonly uploadFolder: string
}

/** The calls about a member's own photos. */
export async function photoRoutes(app: App, { files, decoder, uploadFolder }: Means) {
  const { db, events } = app
  const deps = { db, events, files, decoder }

  route(app, contract.listPhotos, async ({ visit }) => ownPhotos(db, visit.member.id))

  await fileRoute(
    app,
    contract.uploadPhoto,
    async ({ input, visit, file }) => {
      const { site, member, now } = visit
      const who = { siteId: site.id, memberId: member.id }
      const id = await addPhoto(deps, { ...who, clientId: input.client_id, file, now })
      const own = await ownPhotos(db, member.id)
      const photo = own.photos.find((each) => each.id === id)
      if (!photo) throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 1 })
      return { ...own, photo }
    },
    {
      ...takingPhotos(uploadFolder),
      before: async ({ input, visit }) => {
        decoder.requireRoom()
        const { member, now } = visit
        await requirePlace(app, { memberId: member.id, clientId: input.client_id, now })
      },
    },
  )

  route(
    app,
    contract.cropPhoto,
    async ({ input, visit }) => {
      await cropPhoto(deps, { ...input, memberId: visit.member.id, now: visit.now })
      return ownPhotos(db, visit.member.id)
    },
    { longestMs: CROP_MS },
  )

  route(app, contract.orderPhotos, async ({ input, visit }) => {
    await orderPhotos(deps, { ids: input.ids, memberId: visit.member.id, now: visit.now })
    return ownPhotos(db, visit.member.id)
  })

  route(app, contract.deletePhoto, async ({ input, visit }) => {
    const { member, now } = visit
    const memberId = member.id
    await withEvents({ db, events, now }, async (tx, notify) => {
      await lockOwner(tx, memberId)
      if (!(await removePhoto(tx, { memberId, id: input.id, now }))) throw new Refusal('NOT_FOUND')
      notify([memberId], { kind: 'user_changed' })
    })
    return ownPhotos(db, memberId)
  })
}
