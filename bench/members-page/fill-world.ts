import { join } from 'node:path'
import { connect } from '#server/db/connect.ts'
import { startPostgres } from '#server/db/embedded/start-postgres.ts'
import { PACK_SIZE } from '#server/demo/faces.ts'
import { PACK_FOLDER } from '#server/demo/pack.ts'
import { copyFromPack } from '#server/demo/photos.ts'
import { openFiles } from '#server/features/media/media.ts'
import { makeMembers } from '#test/make-members.ts'
import { cookieOf, makeMember, makePhoto } from '#test/make.ts'
import type { Bench } from '../bench.ts'

/** Puts so many women with photos into the demo world, and returns the cookie of a man who looks for them; he is offered nothing meanwhile. */
export async function fillWorld(bench: Bench, women: number): Promise<string> {
  const { folder } = await bench.demoWorld()
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true })
  bench.onEnd(() => postgres.stop())
  const db = connect(postgres.appUrl)
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const ids = await makeMembers(
    db,
    siteId,
    Array.from({ length: women }, (_, nth) => ({
      name: `Lid ${nth}`,
      about: 'Ik hou van wandelen, van koken en van lange avonden.',
      last_active_at: new Date(Date.now() - nth * 1000),
    })),
  )
  const files = { files: openFiles(join(folder, 'files')), packFolder: PACK_FOLDER }
  for (const [nth, id] of ids.entries())
    await copyFromPack(files, {
      face: 1 + (nth % PACK_SIZE),
      photos: [{ shot: 0, filename: await makePhoto(db, id) }],
    })
  const me = await makeMember(db, siteId, {
    name: 'Bas',
    gender: 'male',
    seeks: 'female',
    is_newcomer: false,
  })
  const cookie = await cookieOf(db, me.id)
  await db.destroy()
  return cookie
}
