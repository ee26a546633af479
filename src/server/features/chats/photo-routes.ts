import type { z } from 'zod/mini'
import * as contract from '#contract/chats.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import {
  type Decoder,
  requirePicture,
  type Files,
  MESSAGE_VARIANTS,
  photoKeys,
  keepFiles,
} from '#server/features/media/media.ts'
import {
  countingSlowOnes,
  type PhotoDeps,
  storeFiles,
  takingPhotos,
} from '#server/features/photos/photos.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { requireProvenAge } from '#server/features/standing/standing.ts'
import { fileRoute, type ReceivedFile } from '#server/http/file-route.ts'
import type { App } from '#server/http/route.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { readMessage, sentAnswer, type Sending, type Sent } from './message.ts'
import { knownMessage, requireAffordable, sendIn } from './send-message.ts'

type Means = {
  readonly files: Files
  readonly decoder: Decoder
  /** Where uploads wait while they are looked at. */
  readonly uploadFolder: string
}

/** Photos that are sent as messages. */
export async function chatPhotoRoutes(
  app: App,
  { files, decoder, uploadFolder }: Means,
): Promise<void> {
  const { db, events, limiter } = app

  await fileRoute(
    app,
    contract.sendPhoto,
    async ({ input, visit, file }) => {
      const said = await saidIn(db, input, visit)
      const sent = await countingSlowOnes(app, { ...said.viewer, now: said.now }, () =>
        sendPhoto({ db, events, files, decoder }, said, file),
      )
      const message = await readMessage(db, { memberId: visit.member.id, ...sent })
      return sentAnswer(sent, message)
    },
    {
      ...takingPhotos(uploadFolder),
      before: async ({ input, visit }) => {
        decoder.requireRoom()
        await requireProvenAge(db, { siteId: visit.site.id, member: visit.member })
        const said = await saidIn(db, input, visit)
        // One that was taken before costs no credits, and counts by itself.
        if (await isSent(db, said)) return limiter.take('upload_again', visit.member.id, visit.now)
        await requireAffordable(db, said)
        await limiter.take('send', visit.member.id, visit.now)
        await limiter.take('upload', visit.member.id, visit.now)
      },
    },
  )
}

type MemberVisit = Visit & { readonly member: SessionMember }

async function saidIn(
  db: Db,
  input: z.output<typeof contract.sendPhoto.input>,
  { site, member, now }: MemberVisit,
) {
  const { photo_credits: cost } = await settingsOf(db, site.id)
  return {
    viewer: { siteId: site.id, memberId: member.id },
    profileId: input.profile_id,
    clientId: input.client_id,
    text: '',
    replyTo: input.reply_to,
    acceptsFictional: input.accepts_fictional === 'yes',
    cost,
    now,
  }
}

type IsSentInput = Awaited<ReturnType<typeof saidIn>>

async function isSent(db: Db, { viewer, clientId }: IsSentInput): Promise<boolean> {
  const known = await db
    .selectFrom('message')
    .select('id')
    .where('sender_id', '=', viewer.memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return known !== undefined
}

/** Sends an upload as a photo, once and paid for once. Of one that is not sent no file stays. */
async function sendPhoto(
  deps: PhotoDeps,
  said: Omit<Sending, 'photo'>,
  file: ReceivedFile,
): Promise<Sent> {
  const known = await knownMessage(deps.db, { ...said, photo: file })
  if (known) return known
  await requirePicture(file.path)
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
  { db }: PhotoDeps,
  sending: Sending,
  keys: readonly string[],
): Promise<Sent> {
  const both = async (tx: Tx) => {
    const sent = await sendIn(tx, sending)
    await keepFiles(tx, keys)
    return sent
  }
  try {
    return await transact(db, both)
  } catch (error) {
    // Another call may have sent the same photo meanwhile, under names of its own.
    const same = await knownMessage(db, sending)
    if (same) return same
    throw error
  }
}
