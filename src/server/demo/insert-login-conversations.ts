import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { MESSAGE_VARIANTS } from '#server/features/media/media.ts'
import { faceOfMember } from './dealt.ts'
import { type Dialogue, FREE_DIALOGUES, type Line, PREMIUM_DIALOGUES } from './dialogues.ts'
import { DEMO_LOGINS, photoName, type World } from './identity.ts'
import {
  insertConversations,
  type NewConversation,
  type NewMessage,
} from './insert-conversations.ts'
import { PHOTO_SIZE } from './pack.ts'
import { copyFromPack, type PackFiles } from './photos.ts'

const MINUTE_MS = 60_000
/** Between one message and the next. */
const PAUSE_MINUTES = 3
/** Names of photos in messages begin after those of a profile. */
const FIRST_SHOT = 100

type Options = PackFiles & {
  readonly siteId: string
  readonly world: World & { readonly now: Date }
}

/** Gives the visible demo logins conversations, as many as there are partners who fit. */
export async function insertLoginConversations(tx: Tx, options: Options): Promise<void> {
  const partners = await partnersOf(tx, options.siteId)
  const sent: SentPhoto[] = []
  const conversations = Object.entries(DIALOGUES).flatMap(([email, dialogues]) => {
    const fitting = partners.filter((partner) => partner.email === email)
    return dialogues.flatMap((dialogue, index) => {
      const partner = takeOne(fitting, dialogue)
      return partner ? [conversationOf(dialogue, { partner, index, options, sent })] : []
    })
  })
  await insertConversations(tx, conversations)
  for (const { filename, number } of sent)
    await copyFromPack(options, sentPhoto(options.world, number, filename), MESSAGE_VARIANTS)
}

/** Of those on the profile the last: the one that a partner has seen least. */
function sentPhoto(world: World, number: number, filename: string) {
  const face = faceOfMember(world, number)
  return { face: face.number, photos: [{ shot: face.shots - 1, filename }] }
}

const DIALOGUES: Readonly<Record<string, readonly Dialogue[]>> = {
  [DEMO_LOGINS.emails.free]: FREE_DIALOGUES,
  [DEMO_LOGINS.emails.premium]: PREMIUM_DIALOGUES,
}

type Partner = {
  /** Of the login. */
  readonly email: string
  readonly loginId: string
  readonly otherId: string
  /** Of the other one in the world. */
  readonly number: number
  readonly isFictional: boolean
}
type SentPhoto = { readonly filename: string; readonly number: number }

/**
 * The partners who fit each login and have a face: a dozen of each kind, of about the same age first, from the first
 * ten thousand.
 */
async function partnersOf(tx: Tx, siteId: string): Promise<Partner[]> {
  const { rows } = await sql<Partner>`
    with others as materialized (
      select * from member
      where site_id = ${siteId} and status = 'active' and main_photo is not null and email ~ '^demo\\d{1,4}@'
    )
    select * from (
      select login.email, login.id as "loginId", other.id as "otherId", other.is_fictional as "isFictional",
        substring(other.email from '^demo(\\d+)@')::int as number,
        row_number() over (
          partition by login.id, other.is_fictional
          order by abs(other.date_of_birth - login.date_of_birth) > 3000, md5(login.id::text || other.id::text)) as place
      from member as login
      join others as other on other.country = login.country
        and other.member_kind = login.seeks and seeks_kind(other.seeks, other.seeks_couples, login.member_kind)
      where login.site_id = ${siteId} and login.email = any(${Object.keys(DIALOGUES)}::text[])
    ) as fitting
    where place <= 12 order by place`.execute(tx)
  return rows
}

function takeOne(fitting: Partner[], dialogue: Dialogue): Partner | undefined {
  const at = fitting.findIndex(({ isFictional }) => isFictional === (dialogue.with === 'fictional'))
  return at < 0 ? undefined : fitting.splice(at, 1)[0]
}

type Surroundings = {
  readonly partner: Partner
  readonly index: number
  readonly options: Options
  /** Where photos that need files are noted. */
  readonly sent: SentPhoto[]
}

function conversationOf(dialogue: Dialogue, surroundings: Surroundings): NewConversation {
  const { partner, options } = surroundings
  const { lines, unread = 0, unreadByThem = 0 } = dialogue
  return {
    siteId: options.siteId,
    messages: lines.map((line, index) => messageOf(line, { dialogue, index, surroundings })),
    sides: [
      { memberId: partner.loginId, readSeq: lines.length - unread, isMailed: true },
      { memberId: partner.otherId, readSeq: lines.length - unreadByThem, isMailed: true },
    ],
  }
}

type Place = {
  readonly dialogue: Dialogue
  readonly index: number
  readonly surroundings: Surroundings
}

function messageOf([who, spoken]: Line, place: Place): NewMessage {
  const { dialogue, index, surroundings } = place
  const { partner, options } = surroundings
  const by = who === 'me' ? partner.loginId : partner.otherId
  const minutes = dialogue.minutesAgo + (dialogue.lines.length - 1 - index) * PAUSE_MINUTES
  const at = new Date(options.world.now.getTime() - minutes * MINUTE_MS)
  if (typeof spoken === 'string') return { by, at, text: spoken }
  return 'gift' in spoken ? { by, at, ...spoken } : { by, at, text: '', photo: photoOf(place) }
}

function photoOf({ index, surroundings }: Place) {
  const { partner, options, sent } = surroundings
  const { number } = partner
  const shot = FIRST_SHOT + 2 * (surroundings.index * 10 + index)
  const filename = photoName(options.world, number, shot)
  sent.push({ filename, number })
  return { filename, blurred_filename: photoName(options.world, number, shot + 1), ...PHOTO_SIZE }
}
