import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendPhoto, tellTyping } from '#contract/chats.ts'
import { WHISPER } from '#contract/events.ts'
import { MESSAGE_VARIANTS, photoKeys } from '#server/features/media/media.ts'
import { aPicture } from '#test/a-picture.ts'
import { startServer } from '#test/child-server.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { startS3 } from '#test/fakes/s3.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { aRedis } from '#test/redis.ts'

const { db, url, ownerUrl } = await freshDatabase()
const site = await makeSite(db)

test('the product as it is built keeps photos in a bucket, and tells its other processes by Redis [CHA-7]', async () => {
  const { s3, objects, close } = await startS3()
  const environment = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'vonk-data-')),
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    REDIS_URL: await aRedis(),
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint!,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
  const [here, there] = [await startServer(environment), await startServer(environment)]
  const writer = await makeMember(db, site.id, { paid_user: true, credits: 10 })
  const reader = await makeMember(db, site.id)
  const stream = await readEvents(there.port, { cookie: await cookieOf(db, reader.id) })
  const cookie = await cookieOf(db, writer.id)
  const post = (path: string, type: string, body: Buffer | string) =>
    fetch(here.url + path, {
      method: 'POST',
      headers: { cookie, 'content-type': type, 'x-request-type': 'client' },
      body,
    })

  const query = new URLSearchParams({ client_id: randomUUID(), profile_id: reader.id })
  const picture = await aPicture({ width: 800, height: 1000 })
  const sent = await post(`${sendPhoto.path}?${query.toString()}`, 'image/jpeg', picture)
  const typing = JSON.stringify({ profile_id: reader.id })
  const typed = await post(tellTyping.path, 'application/json', typing)

  expect([sent.status, typed.status]).toEqual([200, 200])
  const { filename } = await db.selectFrom('message').select('filename').executeTakeFirstOrThrow()
  expect([...objects.keys()].toSorted()).toEqual(photoKeys(filename!, MESSAGE_VARIANTS).toSorted())
  await expect.poll(() => stream.heard.map(({ event }) => event.kind)).toContain('message')
  // Of this nothing is kept: it has no other way.
  await expect.poll(stream.text).toContain(`event: ${WHISPER}`)
  await Promise.all([here.stop(), there.stop()])
  await close()
})
