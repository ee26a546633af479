import { ask } from '#server/features/approvals/approvals.ts'
import { policiesOf } from '#server/features/decisions/decisions.ts'
import { creditsKind } from '#server/features/money/money.ts'
import { editDraft } from '#server/features/settings/draft.ts'
import { readForm } from '#server/features/settings/settings-form.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import type { Db } from '#server/db/connect.ts'
import type { OfficeApp } from '#server/http/office-route.ts'
import type { App } from '#server/http/route.ts'
import { makeCase } from '#test/make-case.ts'
import { makeOrder } from '#test/make-order.ts'
import { makeConversation, makeMember, makePhoto } from '#test/make.ts'
import { makeInvitation, makeOperator, officeCaller } from '#test/office.ts'
import { fillIn } from '#test/ready-site.ts'
import type { Target } from './row.ts'
import { OFFICE_ROWS } from './rows.ts'

type TargetWorld = {
  readonly db: Db
  readonly app: App
  readonly office: OfficeApp
  readonly here: { readonly id: string }
  /** Asks for what others decide, and is not among the callers. */
  readonly asker: { readonly id: string; readonly name: string }
  readonly now: Date
}

/** Somebody who works on this site alone, and what the endpoint is about: what others need is not made for each of them. */
export async function aTarget(world: TargetWorld, name: string): Promise<Target> {
  const { db, here, now } = world
  await noOtherPrices(world)
  const operator = await makeOperator(db, { role: 'moderator', siteId: here.id, name: 'Ola', now })
  const invitation = name.includes('invitation') ? await anInvitation(world) : { id: '', token: '' }
  const { kind } = OFFICE_ROWS[name]!
  const made = kind && (await makeCase(db, { kind, siteId: here.id, at: now }))
  const member = await makeMember(db, here.id)
  const { id: memberId } = member
  const conversation = name.includes('writing') ? await aConversation(world, member) : { id: '' }
  const approvalId =
    name.includes('approval-') || name.endsWith('approval') ? await aRequest(world, memberId) : ''
  const policy = (await policiesOf(db, here.id)).find(({ key }) => key === 'scam')!
  return {
    operatorId: operator.id,
    invitationId: invitation.id,
    token: invitation.token,
    caseId: made?.id ?? 0,
    subjectId: made?.subjectId ?? '',
    siteId: here.id,
    memberId,
    approvalId,
    ...(await aVersion(world, name)),
    conversationId: conversation.id,
    ...(name.includes('/fictional')
      ? await aDraftedProfile(world)
      : { fictionId: '', pictureId: '' }),
    orderId:
      name.endsWith('/order') || name.endsWith('/refund') ? await anOrder(world, memberId) : '',
    policy,
  }
}

/** A purchase that is paid, and whose credits are spent. */
async function anOrder({ db, now }: TargetWorld, memberId: string): Promise<string> {
  const buyer = db.selectFrom('member').selectAll().where('id', '=', memberId)
  return (await makeOrder(db, await buyer.executeTakeFirstOrThrow(), { created_at: now })).id
}

/** Credits above the limit, asked for by somebody who is not among the callers. */
async function aRequest({ db, app, asker, now }: TargetWorld, memberId: string): Promise<string> {
  const by = { operatorId: asker.id, name: asker.name, via: 'office' } as const
  const wish = { subjectId: memberId, payload: { credits: 500 }, why: 'The site was down.' }
  const deps = { db, events: app.events, kind: creditsKind }
  return (await ask(deps, { ...wish, by, scope: 'all', now })).id
}

/** One change of prices waits at a time: what others of this file asked for is taken back. */
async function noOtherPrices({ db, now }: TargetWorld): Promise<void> {
  await db
    .updateTable('approval')
    .set({ state: 'taken_back', ended_at: now })
    .where('kind', '=', 'prices')
    .where('state', '=', 'asked')
    .execute()
}

async function aVersion(world: TargetWorld, name: string) {
  if (name.includes('/settings-')) return aDraft(world)
  return name.includes('/site-') ? aReadySite(world) : { revision: 0, version: 0 }
}

/** Here as it was before anybody saw it, with all that it needs. */
async function aReadySite({ db, here, now }: TargetWorld) {
  await db.updateTable('site').set({ is_live: false }).where('id', '=', here.id).execute()
  await fillIn(db, here.id)
  const { id: operatorId } = await makeOperator(db, { name: 'Joost', now })
  const { revision, version } = await readForm(db, { siteId: here.id, operatorId })
  return { revision, version }
}

/** A draft with a change, of a site with a version. */
async function aDraft({ db, here, now }: TargetWorld) {
  const { id, name } = await makeOperator(db, { name: 'Joost', now })
  const asked = { siteId: here.id, operatorId: id }
  if ((await readForm(db, asked)).version === 0)
    await changeSettings(db, here.id, { refund_days: 9 })
  const { revision, version } = await readForm(db, asked)
  const by = { operatorId: id, name, via: 'office' } as const
  const changes = { message_length: 100 + revision }
  await editDraft(db, { siteId: here.id, revision, by, now, changes })
  return { revision: revision + 1, version }
}

/** A fictional profile that nobody sees yet, with a picture that may be shown. */
async function aDraftedProfile({ db, here, now }: TargetWorld) {
  const draft = { is_fictional: true, is_invisible: true, region: 'NH' }
  const { id: fictionId } = await makeMember(db, here.id, draft)
  const filename = await makePhoto(db, fictionId)
  const { id: pictureId } = await db
    .selectFrom('photo')
    .select('id')
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow()
  const licence = { origin: 'Drawn', licence: 'Own work', proof: 'seed 94', checked_at: now }
  await db
    .insertInto('picture_licence')
    .values({ photo_id: pictureId, ...licence })
    .execute()
  return { fictionId, pictureId }
}

/** In which a member waits for the answer of a fictional profile. */
async function aConversation(
  { db, here }: TargetWorld,
  member: Awaited<ReturnType<typeof makeMember>>,
) {
  const profile = await makeMember(db, here.id, { name: 'Anouk', is_fictional: true })
  return makeConversation(db, member, profile, [{ from: member, text: 'Hoi Anouk' }])
}

/** One whose taker has begun to set up an app. */
async function anInvitation({ db, app, here, office, now }: TargetWorld) {
  const invitation = await makeInvitation(db, { siteId: here.id, now })
  const asked = await officeCaller(app, null)
  await asked.call(office.endpoints.get('POST /api/office/invitation-app-begin')!, {
    token: invitation.token,
  })
  return invitation
}
