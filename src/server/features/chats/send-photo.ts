import type { Tx } from '#server/db/connect.ts'
import {
  demandPicture,
  MESSAGE_VARIANTS,
  photoKeys,
  spareFiles,
} from '#server/features/media/media.ts'
import { storeFiles, type PhotoDesk } from '#server/features/photos/photos.ts'
import type { ReceivedFile } from '#server/http/received-file.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { knownMessage } from './known-message.ts'
import { sendIn } from './send.ts'
import type { Sending, Sent } from './sending.ts'

/** Sends an upload as a photo, once and paid for once. Of one that is not sent no file stays. */
export async function sendPhoto(
  deps: PhotoDesk,
  said: Omit<Sending, 'photo'>,
  file: ReceivedFile,
): Promise<Sent> {
  const known = await knownMessage(deps.db, { ...said, photo: file })
  if (known) return known
  await demandPicture(file.path)
  const { width, height, variants } = await deps.decoder.decode({
    source: { path: file.path },
    crop: null,
    variants: MESSAGE_VARIANTS,
  })
  const { hash } = file
  const photo = { filename: newToken(), blurredFilename: newToken(), width, height, hash }
  const { filename } = photo
  const sent = await storeFiles(deps, { filename, variants, now: said.now }, () =>
    sendWithFiles(deps, { ...said, photo }, photoKeys(filename, MESSAGE_VARIANTS)),
  )
  deps.events.publish([said.viewer.memberId, said.profileId])
  return sent
}

/** The message and its files are there together, or neither of them. */
async function sendWithFiles(
  { db }: PhotoDesk,
  sending: Sending,
  keys: readonly string[],
): Promise<Sent> {
  const both = async (tx: Tx) => {
    const sent = await sendIn(tx, sending)
    await spareFiles(tx, keys)
    return sent
  }
  try {
    return await db.transaction().execute(both)
  } catch (error) {
    // Another call may have sent the same photo meanwhile, under names of its own.
    const same = await knownMessage(db, sending)
    if (same) return same
    throw error
  }
}
