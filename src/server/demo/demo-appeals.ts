import type { Db } from '#server/db/connect.ts'
import type { PolicyKey } from '#contract/office/decisions.ts'
import type { Role } from '#contract/office/roles.ts'
import { appeal, decide, policyNamed, type Wanted } from '#server/features/decisions/decisions.ts'
import { DEMO_OFFICE } from '#server/features/operators/operators.ts'

const HOUR_MS = 60 * 60 * 1000

type Person = {
  readonly id: string
  readonly site_id: string
  readonly language: string
}

type Appeal = {
  readonly by: Role
  readonly wanted: Pick<Wanted, 'measure' | 'days' | 'content'>
  readonly policy: PolicyKey
  readonly facts: string
  readonly days: number
  readonly words: readonly [nl: string, de: string, en: string]
}

/** Decisions that members contest: some by each of the two who decide, so that there is somebody else for each. */
const APPEALS: readonly Appeal[] = [
  {
    by: 'moderator',
    wanted: { measure: 'suspend', days: 7 },
    policy: 'unwanted_sexual',
    facts: 'On two days you wrote the same sexual offer to a member who had said no.',
    days: 2,
    words: [
      'Ze had me eerst zelf gevraagd. Kijk alsjeblieft naar het hele gesprek.',
      'Sie hatte mich zuerst selbst gefragt. Bitte seht euch das ganze Gespräch an.',
      'She had asked me first. Please look at the whole conversation.',
    ],
  },
  {
    by: 'moderator',
    wanted: { measure: 'remove', content: ['about'] },
    policy: 'contact_details',
    facts: 'Your profile text held a telephone number.',
    days: 5,
    words: [
      'Dat was mijn huisnummer en de postcode van mijn stamkroeg, geen telefoonnummer.',
      'Das war die Postleitzahl meiner Stammkneipe und keine Telefonnummer.',
      'That was the postcode of my local pub and no telephone number.',
    ],
  },
  {
    by: 'owner',
    wanted: { measure: 'ban' },
    policy: 'scam',
    facts: 'Three members were asked for gift cards from this account.',
    days: 1,
    words: [
      'Mijn zoon had mijn telefoon. Ik heb nooit iemand om geld gevraagd.',
      'Mein Sohn hatte mein Telefon. Ich habe nie jemanden um Geld gebeten.',
      'My son had my phone. I never asked anybody for money.',
    ],
  },
]

/** Decisions of the demo office, each about somebody else, who contests it. */
export async function makeDemoAppeals(db: Db, people: readonly Person[], now: Date): Promise<void> {
  for (const [nth, appeal] of APPEALS.entries()) {
    const person = people[nth]
    if (person) await contest(db, { person, appeal, now })
  }
}

type Contesting = { readonly person: Person; readonly appeal: Appeal; readonly now: Date }

/** A decision of somebody of the demo office, a day or more ago, and the appeal against it. */
async function contest(db: Db, { person, appeal: wish, now }: Contesting): Promise<void> {
  const { id: memberId, site_id: siteId } = person
  const operator = await db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('email', '=', `${wish.by}${DEMO_OFFICE}`)
    .executeTakeFirst()
  const policy = await policyNamed(db, siteId, wish.policy)
  if (!operator || !policy) return
  const { id } = await decide(db, {
    ...wish.wanted,
    about: { kind: 'member', id: memberId },
    policyId: policy.id,
    facts: wish.facts,
    scope: [siteId],
    by: { operatorId: operator.id, name: operator.name, via: 'office' },
    now: new Date(now.getTime() - wish.days * 24 * HOUR_MS),
  })
  const [nl, de, en] = wish.words
  const words = { nl, de }[person.language] ?? en
  const at = new Date(now.getTime() - (wish.days * 24 - 5) * HOUR_MS)
  await appeal(db, { siteId, decisionId: id, words, now: at })
}
