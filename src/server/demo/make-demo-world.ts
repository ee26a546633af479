import type { Tx } from '#server/db/connect.ts'
import type { Files } from '#server/features/media/media.ts'
import type { WorldOptions } from './demo-member.ts'
import { demoMember } from './demo-member.ts'
import { PACK_SIZE } from './faces.ts'
import { fillWorld } from './fill-world.ts'
import { insertLikes } from './insert-likes.ts'
import { insertLoginConversations } from './conversations/insert-login-conversations.ts'
import { DEMO_LOGINS } from './logins.ts'
import { makeWorld } from './make-world.ts'
import { PACK_FOLDER, copyFromPack, requirePack } from './pack.ts'

export type MakeOptions = {
  readonly files: Pick<Files, 'write'>
  readonly hashPassword: (password: string) => Promise<string>
  readonly packFolder?: string
  readonly onProgress?: (members: number) => void
}

const AT_ONCE = 8

/** Fills a site and copies the main portraits, which are there before anybody can see the members. */
export async function makeDemoWorld(
  tx: Tx,
  { siteId, world, ...options }: MakeOptions & { siteId: string; world: WorldOptions },
): Promise<void> {
  const { hashPassword, onProgress, files, packFolder = PACK_FOLDER } = options
  requirePack(packFolder)
  const passwordHash = await hashPassword(DEMO_LOGINS.password)
  const progress = onProgress ? { onProgress } : {}
  await fillWorld(tx, { siteId, passwordHash, world: makeWorld(world), ...progress })
  await insertLikes(tx, siteId, world.now)
  await insertLoginConversations(tx, { siteId, world, files, packFolder })
  await copyPortraits(world, options)
}

async function copyPortraits(world: WorldOptions, options: MakeOptions): Promise<void> {
  const { files, packFolder = PACK_FOLDER } = options
  const count = Math.min(world.members, PACK_SIZE)
  const portraits = Array.from({ length: count }, (_, index) =>
    demoMember(world, index + 1),
  ).flatMap(({ face, photos: [main] }) => (main ? { face: face.number, filename: main } : []))
  for (let from = 0; from < portraits.length; from += AT_ONCE) {
    const next = portraits.slice(from, from + AT_ONCE)
    await Promise.all(next.map((portrait) => copyFromPack({ files, packFolder }, portrait)))
  }
}
