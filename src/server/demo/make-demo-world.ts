import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { Files } from '#server/features/media/media.ts'
import { insertLoginConversations } from './insert-login-conversations.ts'
import { demoMember, makeWorld, type WorldOptions } from './demo-member.ts'
import { FACED } from './dealt.ts'
import { fillWorld } from './fill-world.ts'
import { DEMO_LOGINS } from './identity.ts'
import { PACK_FOLDER, requirePack } from './pack.ts'
import { copyFromPack } from './photos.ts'

export type MakeOptions = {
  readonly files: Pick<Files, 'write'>
  readonly hashPassword: (password: string) => Promise<string>
  readonly packFolder?: string
  readonly onProgress?: (members: number) => void
}

const AT_ONCE = 8

/** Fills a site and copies all photos, which are there before the members can be seen. */
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
  await keepNewcomer(tx, siteId, world.now)
  await insertLoginConversations(tx, { siteId, world, files, packFolder })
  await copyPhotos(world, options)
}

/** Somebody who has just signed up stays so, though nobody ever confirms the address: their link is never over. */
async function keepNewcomer(tx: Tx, siteId: string, now: Date): Promise<void> {
  await sql`
    insert into mail_link (token_hash, member_id, kind, created_at, expires_at)
    select sha256(gen_random_uuid()::text::bytea), id, 'activation', ${now}, '2999-01-01' from member
    where site_id = ${siteId} and email = ${DEMO_LOGINS.emails.new}`.execute(tx)
}

async function copyPhotos(world: WorldOptions, options: MakeOptions): Promise<void> {
  const { files, packFolder = PACK_FOLDER } = options
  const count = Math.min(world.members, FACED)
  const faces = Array.from({ length: count }, (_, index) => {
    const { face, photos } = demoMember(world, index + 1)
    return { face: face.number, photos: photos.map((filename, shot) => ({ filename, shot })) }
  })
  for (let from = 0; from < faces.length; from += AT_ONCE) {
    const next = faces.slice(from, from + AT_ONCE)
    await Promise.all(next.map((face) => copyFromPack({ files, packFolder }, face)))
  }
}

/** How many like a demo login; of these the first are news, and every fourth is liked back: a match. */
const RECEIVED = 14
const NEWS = 3
const GIVEN = 5
/** What the first of them, if they are real, say with their likes about the main photo. */
const SAID = [
  'Die lach! Waar is dit gemaakt?',
  'Jij kijkt alsof er zo iets leuks gaat gebeuren.',
  '',
]

/** Gives the visible demo logins a life: members who like them, members they like, and some of both. */
async function insertLikes(tx: Tx, siteId: string, now: Date): Promise<void> {
  const emails = [DEMO_LOGINS.emails.free, DEMO_LOGINS.emails.premium]
  await sql`
    with login as materialized (
      -- First these two: nothing is known yet about a table that was filled a moment ago, and the other way round takes minutes.
      select id, site_id, country, member_kind, seeks, seeks_couples from member
      where site_id = ${siteId} and email = any(${emails}::text[])
    ), fitting as (
      select login.id as login_id, other.id as other_id,
        row_number() over (partition by login.id order by md5(login.id::text || other.id::text)) as place
      from login
      join member as other on other.site_id = login.site_id and other.country = login.country
        and other.member_kind = login.seeks and seeks_kind(other.seeks, other.seeks_couples, login.member_kind)
        and other.status = 'active' and other.email <> all(${emails}::text[])
    ), likes as (
      insert into member_like (from_id, to_id, created_at, is_new, announced_at)
      select other_id, login_id, ${now}::timestamptz - interval '40 minutes' * place ^ 2, place <= ${NEWS},
        case when place > ${NEWS} then ${now}::timestamptz end
      from fitting where place <= ${RECEIVED}
      union all
      select login_id, other_id, ${now}::timestamptz - interval '30 minutes' * place ^ 2, place % 3 = 0, null
      from fitting where place between ${RECEIVED} + 1 and ${RECEIVED + GIVEN} or (place <= ${RECEIVED} and place % 4 = 0)
    ), said as (
      insert into like_comment (from_id, to_id, part, photo_id, text, has_said, created_at)
      select other_id, login_id, 'photo', photo.id, text, text <> '', ${now}::timestamptz - interval '40 minutes' * place ^ 2
      from fitting
      join unnest(${sql.val(SAID)}::text[]) with ordinality as said (text, nth) on nth = place
      join photo on photo.member_id = login_id and position = 0
      join member as liker on liker.id = other_id and not liker.is_fictional
    )
    insert into member_match (first_id, second_id, created_at)
    select least(login_id, other_id), greatest(login_id, other_id),
      ${now}::timestamptz - interval '30 minutes' * place ^ 2
    from fitting where place <= ${RECEIVED} and place % 4 = 0`.execute(tx)
}
