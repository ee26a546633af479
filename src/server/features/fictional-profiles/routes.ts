import * as contract from '#contract/office/fictional.ts'
import { refusedIn } from '#server/features/fiction/fiction.ts'
import type { Decoder, Files } from '#server/features/media/media.ts'
import { takingPhotos } from '#server/features/photos/photos.ts'
import { doerOf } from '#server/features/record/record.ts'
import {
  type OfficeApp,
  officeFileRoute,
  officeRoute,
  officeUploadRoute,
  type OperatorVisit,
} from '#server/http/office-route.ts'
import { makeProfile, saveProfile } from './edit.ts'
import { listProfiles } from './list-profiles.ts'
import { addPicture, licensePicture, pictureFile, removePicture } from './pictures.ts'
import { profileOf } from './profile.ts'
import { publishProfile } from './publish.ts'
import { retireProfile } from './retire.ts'

type Means = { readonly files: Files; readonly decoder: Decoder; readonly uploadFolder: string }

/** What operators do with fictional profiles. */
export async function fictionalRoutes(app: OfficeApp, means: Means): Promise<void> {
  const { db } = app

  officeRoute(app, contract.listFictional, ({ input: filter, visit: { scope, now } }) =>
    listProfiles(db, { scope, filter, now }),
  )

  officeRoute(app, contract.readFictional, ({ input, visit }) =>
    profileOf(db, acting(visit, input)),
  )

  officeRoute(app, contract.checkFictionalText, async ({ input }) => ({
    fault: refusedIn(input.text),
  }))

  officeRoute(app, contract.makeFictional, async ({ input, visit }) => {
    const { client_id: id, site_id: siteId, ...facts } = input
    const making = acting(visit, { profile_id: id })
    await makeProfile(db, { ...making, siteId, facts })
    return profileOf(db, making)
  })

  officeRoute(app, contract.saveFictional, async ({ input, visit }) => {
    const { profile_id: id, revision, ...facts } = input
    const saving = acting(visit, { profile_id: id })
    await saveProfile(db, { ...saving, revision, facts })
    return profileOf(db, saving)
  })

  officeRoute(app, contract.publishFictional, async ({ input, visit }) => {
    const publishing = acting(visit, input)
    await publishProfile(db, { ...publishing, revision: input.revision })
    return profileOf(db, publishing)
  })

  officeRoute(app, contract.retireFictional, async ({ input, visit }) => {
    const retiring = acting(visit, input)
    await retireProfile(db, retiring)
    return profileOf(db, retiring)
  })

  await pictureRoutes(app, means)
}

async function pictureRoutes(app: OfficeApp, { files, decoder, uploadFolder }: Means) {
  const { db, events } = app

  officeFileRoute(app, contract.fictionalPicture, ({ input, visit }) =>
    pictureFile(db, files, {
      ...acting(visit, input),
      pictureId: input.picture_id,
      size: input.size,
    }),
  )

  const { rules } = takingPhotos(uploadFolder)
  await officeUploadRoute(
    app,
    contract.addFictionalPicture,
    rules,
    async ({ input, visit, file }) => {
      const adding = acting(visit, input)
      const deps = { db, events, files, decoder }
      await addPicture(deps, { ...adding, clientId: input.client_id, file })
      return profileOf(db, adding)
    },
  )

  officeRoute(app, contract.licensePicture, async ({ input, visit }) => {
    const { profile_id: _, picture_id: pictureId, ...licence } = input
    const licensing = acting(visit, input)
    await licensePicture(db, { ...licensing, pictureId, operatorId: visit.operator.id, licence })
    return profileOf(db, licensing)
  })

  officeRoute(app, contract.removeFictionalPicture, async ({ input, visit }) => {
    const removing = acting(visit, input)
    await removePicture(db, { ...removing, pictureId: input.picture_id })
    return profileOf(db, removing)
  })
}

/** Who does something with which profile. */
function acting(visit: OperatorVisit, { profile_id: profileId }: { readonly profile_id: string }) {
  return { profileId, scope: visit.scope, by: doerOf(visit), now: visit.now }
}
