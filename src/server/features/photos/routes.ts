import * as contract from '#contract/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import { withEvents } from '#server/events/with-events.ts'
import type { Decoder, Files } from '#server/features/media/media.ts'
import { requireProvenAge } from '#server/features/standing/standing.ts'
import { fileRoute } from '#server/http/file-route.ts'
import { type App, route } from '#server/http/route.ts'
import { addPhoto, countingSlowOnes, requirePlace, takingPhotos } from './add-photo.ts'
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
  const oneCropAtATime = oneAtATime(() => new Refusal('RATE_LIMITED', { retry_after: 2 }))

  route(app, contract.listPhotos, async ({ visit }) => ownPhotos(db, visit.member.id))

  await fileRoute(
    app,
    contract.uploadPhoto,
    async ({ input, visit, file }) => {
      const { site, member, now } = visit
      const who = { siteId: site.id, memberId: member.id }
      const id = await countingSlowOnes(app, { memberId: member.id, now }, () =>
        addPhoto(deps, { ...who, clientId: input.client_id, file, now }),
      )
      const own = await ownPhotos(db, member.id)
      const photo = own.photos.find((each) => each.id === id)
      if (!photo) throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 1 })
      return { ...own, photo }
    },
    {
      ...takingPhotos(uploadFolder),
      before: async ({ input, visit }) => {
        decoder.requireRoom()
        const { site, member, now } = visit
        await requireProvenAge(db, { siteId: site.id, member })
        await requirePlace(app, { memberId: member.id, clientId: input.client_id, now })
      },
    },
  )

  route(
    app,
    contract.cropPhoto,
    async ({ input, visit }) => {
      decoder.requireRoom()
      const memberId = visit.member.id
      await oneCropAtATime(memberId, () => cropPhoto(deps, { ...input, memberId, now: visit.now }))
      return ownPhotos(db, memberId)
    },
    { limit: 'crop', longestMs: CROP_MS },
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

/** Does one thing at a time for each of many, and refuses another meanwhile. */
function oneAtATime(refuse: () => Error) {
  const busy = new Set<string>()
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    if (busy.has(key)) throw refuse()
    busy.add(key)
    try {
      await work()
    } finally {
      busy.delete(key)
    }
  }
}
