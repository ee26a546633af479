import { randomUUID } from 'node:crypto'
import { getMember } from '#contract/members.ts'
import {
  addFictionalPicture,
  licensePicture,
  makeFictional,
  publishFictional,
} from '#contract/office/fictional.ts'
import type { Db } from '#server/db/connect.ts'
import { aPicture } from './a-picture.ts'
import { loggedIn } from './logged-in.ts'
import { makeMember } from './make.ts'
import { makeOperator, officeCaller } from './office.ts'
import { photoApp } from './photo-app.ts'

/** By what right a picture of a fictional profile may be shown. */
export const LICENCE = {
  origin: 'Studio Lumen',
  licence: 'Dating use',
  proof: 'contract',
  ends_on: null,
}

const ANOUK = {
  name: 'Anouk',
  date_of_birth: '1980-05-17',
  gender: 'female',
  seeks: 'male',
  country: 'NL',
  city: 'Haarlem',
  language: 'nl',
  about: 'Ik teken graag vogels.',
  interests: ['art', 'nature'],
  brief: 'Has a cat named Pluis.',
} as const

/** A writer at work on fictional profiles. */
export async function fictionalWorld() {
  const clock = { now: new Date('2026-03-10T12:00:00Z') }
  const { db, site, app, storedFiles } = await photoApp({ clock: () => clock.now })
  const operator = await makeOperator(db, { role: 'writer', name: 'Tim Albers', now: clock.now })
  const tim = await officeCaller(app, operator, { now: clock.now })
  const PICTURE = await aPicture()

  const anouk = { ...ANOUK, writer_ids: [operator.id] }

  const wished = (changes: Facts = {}) =>
    ({ client_id: randomUUID(), site_id: site.id, ...structuredClone(anouk), ...changes }) as never

  async function aDraft(changes: Facts = {}) {
    const { body } = await tim.call(makeFictional, wished(changes))
    return body
  }

  async function withPicture(profileId: string, licence: object | null = LICENCE) {
    const adding = { profile_id: profileId, client_id: randomUUID() }
    const { body } = await tim.call(addFictionalPicture, adding, PICTURE)
    const picture = body.pictures.at(-1)!
    const noted = { profile_id: profileId, picture_id: picture.id, ...licence }
    return licence ? (await tim.call(licensePicture, noted as never)).body : body
  }

  async function published(changes: Facts = {}) {
    const { id, revision } = await aDraft(changes)
    return (await tim.call(publishFictional, { profile_id: id, revision })).body
  }

  const isSeen = async (id: string) => {
    const viewer = await makeMember(db, site.id)
    const { call } = await loggedIn(app, viewer.id)
    return (await call(getMember, { profile_id: id } as never)).outcome === 200
  }

  return {
    clock,
    db,
    site,
    app,
    storedFiles,
    operator,
    tim,
    anouk,
    wished,
    aDraft,
    withPicture,
    published,
    recorded: (id: string) => actionsOn(db, id),
    isSeen,
  }
}

async function actionsOn(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_record')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ action }) => action)
}

type Facts = Readonly<Record<string, unknown>>
