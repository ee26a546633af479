import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { getStart } from '#contract/start.ts'
import type { StartStep } from '#contract/start-steps.ts'
import type { Db } from '#server/db/connect.ts'
import { signupMessage } from '#server/features/likes/likes.ts'
import { isVisibleTo, tilesOf } from '#server/features/members/members.ts'
import { defaultSearch, nearMembers, searcherOf } from '#server/features/search/search.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'

type MemberVisit = Visit & { readonly member: SessionMember }
type StartOfInput = { readonly visit: MemberVisit; readonly settings: Settings }
type Answer = z.input<(typeof getStart)['output']>

const PEOPLE = 3

/** How far a member came in the guided start, with what they said so far. A member of before it has it behind them. */
export async function startOf(db: Db, { visit, settings }: StartOfInput): Promise<Answer> {
  const { site, member, now } = visit
  const viewer = { siteId: site.id, memberId: member.id }
  const [own, message] = await Promise.all([
    ownStart(db, viewer),
    signupMessage(db, { ...viewer, now }),
  ])
  const step = (own.start_step ?? 'done') as StartStep
  const wishes = defaultSearch(own.search_default, own, now)
  const hasPeople = step === 'people' || step === 'done'
  const found = hasPeople ? await peopleFor(db, { visit, settings }, { ...own, wishes }) : NOBODY
  return {
    step,
    wishes: { seeks: own.seeks, seeks_couples: own.seeks_couples, ...wishes },
    interests: own.interests as Answer['interests'],
    looks_for: settings.looks_for.filter((word) => own.looks_for.includes(word)),
    prompts: own.prompts as Answer['prompts'],
    said: { message, likes: own.likes ?? 0 },
    ...found,
  }
}

const NOBODY = { people: [], is_wider: false }

type Own = Awaited<ReturnType<typeof ownStart>> & {
  readonly wishes: ReturnType<typeof defaultSearch>
}

/** Whom they seek may have been answered in this very request, after its session was read. */
async function peopleFor(db: Db, { visit, settings }: StartOfInput, own: Own) {
  const {
    member_kind: kind,
    seeks,
    seeks_couples: seeksCouples,
    wishes,
    country,
    region,
    city,
  } = own
  const { site, member, now } = visit
  const viewer = { siteId: site.id, memberId: member.id }
  const asMember = {
    ...visit,
    member: { ...member, seeks, seeksCouples, home: { country, region, city } },
  }
  const searcher = searcherOf(asMember, { settings, countryOf: () => null })
  const near = { searcher: { ...searcher, viewer }, kind, wishes, limit: PEOPLE, now }
  const { ids, isWider } = await nearMembers(db, near)
  return { people: await tilesOf(db, { viewer, ids, now }), is_wider: isWider }
}

function ownStart(db: Db, viewer: { readonly siteId: string; readonly memberId: string }) {
  return db
    .selectFrom('member as me')
    .select([
      'start_step',
      'search_default',
      'member_kind',
      'seeks',
      'seeks_couples',
      'date_of_birth',
      'interests',
    ])
    .select(['looks_for', 'prompts', 'country', 'region', 'city'])
    .select(
      // What was liked on a landing page came true in the moment of activation.
      (me) =>
        db
          .selectFrom('member_like')
          .innerJoin('member', 'member.id', 'member_like.to_id')
          .where('member_like.from_id', '=', viewer.memberId)
          .whereRef('member_like.created_at', '=', me.ref('me.activated_at'))
          .where(isVisibleTo(viewer))
          .select(sql<number>`count(*)::int`.as('count'))
          .as('likes'),
    )
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
}
