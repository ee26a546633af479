import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { makeDemoAppeals } from './demo-appeals.ts'
import { makeDemoWriting } from './demo-writing.ts'
import { DEMO_LOGINS } from './identity.ts'

const HOUR_MS = 60 * 60 * 1000
const PHOTOS = 40
/** Of processes that start at the same time one makes them. */
const LOCK = 7_386_914

type Words = readonly [reason: string, nl: string, de: string, en: string]

const REPORTS: readonly Words[] = [
  [
    'scam_or_money',
    'Na vier dagen vroeg hij om cadeaukaarten. Ik denk dat hij dit bij meer mensen doet.',
    'Nach vier Tagen ging es nur noch um Gutscheinkarten. Ich habe nichts geschickt.',
    'After four days it was all about gift cards. I did not send anything.',
  ],
  [
    'threats_or_hate',
    'Schrijft dat hij weet waar ik woon en langskomt.',
    'Schreibt, dass er weiß, wo ich wohne.',
    'Says he knows where I live and will come by.',
  ],
  [
    'impersonation',
    'Dit is niet wie er op de foto staat, dat is een nicht van mij.',
    'Das Foto zeigt meine Cousine, die hier nicht angemeldet ist.',
    'The photo is of my cousin, who is not here at all.',
  ],
  [
    'contact_or_advertising',
    'Stuurt iedereen dezelfde reclame voor een andere site.',
    'Schickt allen dieselbe Werbung für eine andere Seite.',
    'Sends everybody the same advert for another site.',
  ],
  [
    'unwanted_sexual',
    'Ik heb drie keer nee gezegd en het gaat gewoon door.',
    'Ich habe dreimal Nein gesagt, und es geht einfach weiter.',
    'I have said no three times and it just goes on.',
  ],
  [
    'something_else',
    'Het profiel zegt 38, in de chat is het ineens 61.',
    'Im Profil steht 38, im Chat sind es plötzlich 61.',
    'The profile says 38, in the chat it is suddenly 61.',
  ],
  [
    'minor',
    'Vertelde me dat ze nog op school zit.',
    'Hat mir erzählt, dass sie noch zur Schule geht.',
    'Told me she is still at school.',
  ],
  [
    'scam_or_money',
    'Wil dat ik in bitcoins beleg, steeds opnieuw.',
    'Will immer wieder, dass ich in Bitcoin investiere.',
    'Keeps asking me to invest in bitcoin.',
  ],
  [
    'nudity_without_consent',
    'Stuurde een foto van iemand anders door, zonder kleren.',
    'Hat ein Nacktbild von jemand anderem weitergeschickt.',
    'Passed on a naked picture of somebody else.',
  ],
]

const NOTICES: readonly Words[] = [
  [
    'nudity_without_consent',
    'Deze foto is van mij en ik heb hier nooit ja op gezegd.',
    'Dieses Foto zeigt mich, und ich habe nie zugestimmt.',
    'This photo is of me and I never agreed to it.',
  ],
  [
    'illegal_content',
    'Op dit profiel wordt iets aangeboden wat verboden is.',
    'In diesem Profil wird etwas Verbotenes angeboten.',
    'This profile offers something that is against the law.',
  ],
  [
    'impersonation',
    'Dit is mijn naam en mijn foto, maar ik heb hier geen account.',
    'Das sind mein Name und mein Foto, ich habe hier aber kein Konto.',
    'This is my name and my photo, but I have no account here.',
  ],
]

const COMPLAINTS: readonly Words[] = [
  [
    'payment',
    'Ik heb twee keer betaald voor dezelfde bestelling.',
    'Ich habe für dieselbe Bestellung zweimal bezahlt.',
    'I paid twice for the same order.',
  ],
  [
    'privacy',
    'Waarom staat mijn oude e-mailadres nog in jullie bestand?',
    'Warum steht meine alte E-Mail-Adresse noch bei euch?',
    'Why do you still have my old e-mail address?',
  ],
  [
    'profile_or_message',
    'Mijn bericht is verdwenen en niemand zegt waarom.',
    'Meine Nachricht ist verschwunden, und niemand sagt warum.',
    'My message is gone and nobody says why.',
  ],
  [
    'other',
    'Ik kan de herinneringen niet uitzetten op mijn telefoon.',
    'Ich kann die Erinnerungen auf dem Handy nicht abstellen.',
    'I cannot switch the reminders off on my phone.',
  ],
]

/** About sixty things that wait, some late and most not, so that the office is alive at first sight. Once: what was decided stays so. */
export async function makeDemoCases(db: Db, now: Date): Promise<void> {
  const contesting = await makeWaiting(db, now)
  await makeDemoAppeals(db, contesting, now)
}

/** Gives who is left for decisions that they contest; nobody, where all of it is there already. */
function makeWaiting(db: Db, now: Date): Promise<Person[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const site = await tx
      .selectFrom('site')
      .select('id')
      .where('is_default', '=', true)
      .executeTakeFirst()
    const made = await tx.selectFrom('office_case').select('id').limit(1).executeTakeFirst()
    if (!site || made) return []
    const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
    const people = await peopleOf(tx, site.id)
    if (people.length < REPORTS.length * 2 + NOTICES.length + COMPLAINTS.length) return []
    const [next, hours] = [() => people.pop()!, spread()]
    for (const words of REPORTS)
      await report(tx, { siteId: site.id, by: next().id, about: next(), words, at: at(hours()) })
    for (const words of NOTICES)
      await report(tx, { siteId: site.id, by: null, about: next(), words, at: at(hours()) })
    for (const words of COMPLAINTS)
      await complain(tx, { siteId: site.id, by: next(), words, at: at(hours() * 8) })
    await holdPhotos(tx, site.id, now)
    await parkJobs(tx, { siteId: site.id, person: next(), at: at(hours()) })
    await makeDemoWriting(tx, site.id, now)
    return people
  })
}

/** Hours ago, all over the last day and one before it. */
function spread(): () => number {
  let nth = 0
  return () => {
    nth += 1
    return nth === 3 ? 25.2 : ((nth * 7.3) % 23) + 0.2
  }
}

type Person = {
  readonly id: string
  readonly site_id: string
  readonly name: string
  readonly email: string
  readonly language: string
}

async function peopleOf(db: Db, siteId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, site_id, name, email, language from member
    where site_id = ${siteId} and status = 'active' and not is_fictional and main_photo is not null
      and email <> all(${Object.values(DEMO_LOGINS.emails)}::text[])
    order by language <> all(array['nl', 'de', 'en']), md5(id::text) limit 60`.execute(db)
  return rows
}

type Told = { readonly siteId: string; readonly words: Words; readonly at: Date }

function say([, nl, de, en]: Words, { language }: Person): string {
  return { nl, de }[language] ?? en
}

async function report(
  db: Db,
  { siteId, by, about, words, at }: Told & { readonly by: string | null; readonly about: Person },
): Promise<void> {
  const isNotice = by === null
  await sql`
    insert into report (site_id, client_id, reporter_id, target_id, subject, reason, explanation, evidence, created_at,
      address, notifier_name, notifier_email, notifier_language)
    select ${siteId}, gen_random_uuid(), ${by}, member.id, 'member', ${words[0]}, ${say(words, about)},
      jsonb_build_object('photos', '[]'::jsonb, 'photo', null, 'photo_key', null, 'profile',
        jsonb_build_object('name', name, 'city', city, 'about', about)), ${at},
      case when ${isNotice}::boolean then '/members/' || member.id end, case when ${isNotice}::boolean then 'A. de Boer' end,
      case when ${isNotice}::boolean then 'notice@demo.vonk.example' end, case when ${isNotice}::boolean then language end
    from member where id = ${about.id}`.execute(db)
}

async function complain(
  db: Db,
  { siteId, by, words, at }: Told & { readonly by: Person },
): Promise<void> {
  const year = at.getUTCFullYear()
  await sql`
    with next as (
      insert into complaint_counter (site_id, year, last_number) values (${siteId}, ${year}, 1)
      on conflict (site_id, year) do update set last_number = complaint_counter.last_number + 1 returning last_number
    )
    insert into complaint (site_id, number, client_id, member_id, name, email, language, kind, reference, text, created_at)
    select ${siteId}, 'K-' || ${year}::text || '-' || lpad(last_number::text, 6, '0'), gen_random_uuid(), ${by.id}, ${by.name}, ${by.email},
      ${by.language}, ${words[0]}, '', ${say(words, by)}, ${at} from next`.execute(db)
}

/** Photos of members who have others, as if they had been added today on a site that looks at them first. */
async function holdPhotos(db: Db, siteId: string, now: Date): Promise<void> {
  await sql`
    with chosen as (
      select photo.id, row_number() over (order by md5(photo.id::text)) as nth
      from photo join member on member.id = member_id
      where site_id = ${siteId} and photo.position > 0 and photo.status = 'active' and member.status = 'active' and not is_fictional
        and email <> all(${Object.values(DEMO_LOGINS.emails)}::text[])
      order by nth limit ${PHOTOS}
    )
    update photo set status = 'waiting', created_at = ${now}::timestamptz - nth * interval '31 minutes'
    from chosen where chosen.id = photo.id`.execute(db)
}

async function parkJobs(
  db: Db,
  { siteId, person, at }: { readonly siteId: string; readonly person: Person; readonly at: Date },
): Promise<void> {
  const { language, email: to } = person
  const payload = { site_id: siteId, to, language, content: { name: 'welcome' } }
  const row = { kind: 'mail', payload: JSON.stringify(payload), member_id: person.id, run_at: at }
  const failed = { created_at: at, parked_at: at, attempts: 8 }
  await db
    .insertInto('job')
    .values({ ...row, ...failed, last_error: '550 mailbox [hidden] is full' })
    .execute()
}
