import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import { DEMO_LOGINS } from './identity.ts'
import { insertConversations } from './insert-conversations.ts'

const MINUTE_MS = 60_000
const PAUSE_MINUTES = 3

/** What members and fictional profiles said in turns, beginning with the member; the last line waits for so many minutes. */
type Waiting = {
  readonly language: string
  readonly minutes: number
  readonly lines: readonly string[]
}

const WAITING: readonly Waiting[] = [
  {
    language: 'nl',
    minutes: 6,
    lines: [
      'Goedemorgen, ik zag twee ijsvogels bij de brug achter de kerk.',
      'Wat een mooi begin van de dag. Had je je fototoestel bij je?',
      'Nee, dat lag thuis. Daar kwam ik vroeger met Ria, mijn vrouw is overleden in het voorjaar.',
      'Wat een mooie plek om aan haar te denken.',
      'Maar zeg eens eerlijk, ben je eigenlijk echt? Zou je een keer koffie willen drinken?',
    ],
  },
  {
    language: 'nl',
    minutes: 4,
    lines: ['Hoi!', 'Dag, leuk dat je schrijft.', 'Haha, die had ik niet zien aankomen'],
  },
  {
    language: 'de',
    minutes: 3,
    lines: [
      'Welchen Film hast du zuletzt gesehen?',
      'Einen alten, über Köln.',
      'Erzähl mir mehr von dem Film',
    ],
  },
  { language: 'nl', minutes: 2, lines: ['Waar lees je het liefst?'] },
  {
    language: 'en',
    minutes: 11,
    lines: ['Good evening.', 'Good evening to you.', 'Are you a real person or one of those bots?'],
  },
  {
    language: 'fr',
    minutes: 9,
    lines: ['Bonsoir !', 'Bonsoir, contente de te lire.', 'On pourrait se voir samedi ?'],
  },
  {
    language: 'de',
    minutes: 14,
    lines: ['Ich sitze hier schon wieder so einsam am Fenster, seit ich Witwer bin.'],
  },
  {
    language: 'nl',
    minutes: 17,
    lines: ['Ik heb weer een brief van de deurwaarder gekregen, maar met jou praten helpt.'],
  },
  {
    language: 'es',
    minutes: 8,
    lines: ['Hola', 'Hola, ¿qué tal tu día?', '¿Cuál es tu número de teléfono?'],
  },
  { language: 'it', minutes: 21, lines: ['Che musica ascolti quando piove?'] },
  {
    language: 'pl',
    minutes: 12,
    lines: ['Cześć', 'Dobry wieczór.', 'Jesteś prawdziwa czy to automat?'],
  },
  { language: 'en', minutes: 26, lines: ['I had a walk along the river today, it was lovely.'] },
  { language: 'sv', minutes: 5, lines: ['Vad gör du i helgen?'] },
]

/** Once a dozen members wait for an answer, some of whom ask what the profile is, or need care. A person answers them, and not the demo. */
export async function makeDemoWriting(tx: Tx, siteId: string, now: Date): Promise<void> {
  const pairs = await pairsOf(tx, siteId)
  const conversations = WAITING.flatMap(({ language, minutes, lines }) => {
    const at = pairs.findIndex((pair) => pair.language === language)
    const [pair] = pairs.splice(at < 0 ? 0 : at, 1)
    if (!pair) return []
    const count = lines.length
    const messages = lines.map((text, nth) => ({
      by: nth % 2 === 0 ? pair.member_id : pair.fiction_id,
      text,
      at: new Date(now.getTime() - (minutes + (count - 1 - nth) * PAUSE_MINUTES) * MINUTE_MS),
    }))
    const sides = [
      { memberId: pair.member_id, readSeq: count, isMailed: true },
      { memberId: pair.fiction_id, readSeq: count - 1, isMailed: true },
    ] as const
    return [{ siteId, messages, sides }]
  })
  const ids = await insertConversations(tx, conversations)
  if (ids.length === 0) return
  const claims = ids.map((id) => ({ conversation_id: id, operator_id: null, claimed_until: null }))
  await tx.insertInto('writing_claim').values(claims).execute()
}

type Pair = {
  readonly member_id: string
  readonly fiction_id: string
  readonly language: string
}

/** Members, each with a fictional profile of their language that they never wrote to, as far as there is one. */
async function pairsOf(tx: Tx, siteId: string): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with people as materialized (
      select id, language, gender, is_fictional, row_number() over (partition by is_fictional, language order by md5(id::text)) as nth
      from member
      where site_id = ${siteId} and status = 'active' and main_photo is not null and not is_invisible
        and email <> all(${Object.values(DEMO_LOGINS.emails)}::text[])
    ), fictions as (
      select *, count(*) over (partition by language) as count from people where is_fictional
    )
    select people.id as member_id, fictions.id as fiction_id, people.language
    from people
    join fictions on fictions.language = people.language and fictions.nth = (people.nth - 1) % fictions.count + 1
    where not people.is_fictional and people.nth <= 20
      and not exists (
        select from conversation_side where member_id = people.id and other_id = fictions.id)
    order by people.nth, people.language`.execute(tx)
  return rows
}
