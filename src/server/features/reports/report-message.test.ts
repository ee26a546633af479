import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { blockMember } from '#contract/members.ts'
import { reportMember } from '#contract/reports.ts'
import {
  MESSAGE_VARIANTS,
  openFiles,
  photoKey,
  deleteScheduledFiles,
} from '#server/features/media/media.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'

const NOW = new Date('2026-03-15T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => NOW })

type About = { profile_id: string; subject: 'message'; subject_id: string | undefined }

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  const { call } = await loggedIn(app, member.id)
  const report = (about: About) =>
    call(reportMember, {
      client_id: randomUUID(),
      reason: 'scam_or_money',
      explanation: 'Vroeg mij twee keer om geld.',
      is_sincere: true,
      ...about,
    })
  return { ...member, call, report }
}

async function reportsAbout({ id }: { id: string }) {
  return db.selectFrom('report').selectAll().where('target_id', '=', id).execute()
}

test('a reported message is kept as it was read, and outlives its being taken back [ACC-8] [P9]', async () => {
  const [me, noor] = [await aMember(), await aMember({ is_invisible: true })]
  const { messageIds } = await makeConversation(db, me, noor, [
    { from: me },
    { from: noor, kind: 'gift', gift: 'rose', text: 'Stuur geld.', created_at: NOW },
  ])

  const { outcome } = await me.report({
    profile_id: noor.id,
    subject: 'message',
    subject_id: messageIds[1],
  })
  await db.updateTable('message').set({ text: '' }).where('id', '=', messageIds[1]!).execute()

  const [report] = await reportsAbout(noor)
  expect(outcome).toBe(200)
  expect(report).toMatchObject({
    subject: 'message',
    subject_id: messageIds[1],
    evidence: {
      message: { kind: 'gift', gift: 'rose', text: 'Stuur geld.', sent_at: NOW.toISOString() },
      photo_key: null,
    },
  })
})

test('the bytes of a photo in a reported message are kept aside [ACC-8] [P9]', async () => {
  const [me, noor] = [await aMember(), await aMember()]
  const [filename, blurred] = [newToken(), newToken()]
  for (const variant of MESSAGE_VARIANTS)
    await files.write(photoKey(filename, variant), Buffer.from('what was to be seen'))
  const photo = { filename, blurred_filename: blurred, width: 300, height: 400 }
  const { messageIds } = await makeConversation(db, me, noor, [
    { from: noor, kind: 'photo', text: '', ...photo },
  ])

  await me.report({ profile_id: noor.id, subject: 'message', subject_id: messageIds[0] })
  await files.remove(photoKey(filename, 'full'))
  await deleteScheduledFiles(db, files, new Date('2027-01-01'))

  const [report] = await reportsAbout(noor)
  const kept = await files.find((report!.evidence as { photo_key: string }).photo_key)
  expect(await text(kept!.stream())).toBe('what was to be seen')
})

test('only a message that the other one wrote to oneself, and that is there to read, can be reported [P2] [P3]', async () => {
  const [me, noor, other, blocker] = [
    await aMember(),
    await aMember(),
    await aMember(),
    await aMember(),
  ]
  const own = await makeConversation(db, me, noor, [
    { from: me },
    { from: noor },
    { from: noor, deleted_at: NOW },
    { from: noor },
  ])
  const foreign = await makeConversation(db, other, noor, [{ from: noor }])
  const blocked = await makeConversation(db, me, blocker, [{ from: blocker }])
  await blocker.call(blockMember, { profile_id: me.id })
  await db
    .updateTable('conversation_side')
    .set({ removed_seq: 2, last_seq: 3 })
    .where('conversation_id', '=', own.id)
    .where('member_id', '=', me.id)
    .execute()
  const about = (id: string | undefined, { id: profileId } = noor) =>
    me.report({ profile_id: profileId, subject: 'message', subject_id: id })

  const outcomes = [
    await about(own.messageIds[0]),
    await about(own.messageIds[1]),
    await about(own.messageIds[2]),
    await about(own.messageIds[3]),
    await about(foreign.messageIds[0]),
    await about(own.messageIds[1], other),
    await about(blocked.messageIds[0], blocker),
    await about(undefined),
  ]

  expect(outcomes.map(({ error }) => error)).toEqual(outcomes.map(() => ({ code: 'NOT_FOUND' })))
})

test('what somebody wrote whom one has blocked since can still be reported [ACC-8]', async () => {
  const [me, noor] = [await aMember(), await aMember()]
  const { messageIds } = await makeConversation(db, me, noor, [{ from: noor }])
  await me.call(blockMember, { profile_id: noor.id })

  const { outcome } = await me.report({
    profile_id: noor.id,
    subject: 'message',
    subject_id: messageIds[0],
  })

  expect(outcome).toBe(200)
})
