import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
import { runReports } from './reports.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const FACTS = ['--facts', 'Three members were asked for money.', '--policy', 'scam']

const { db } = await freshDatabase()
const site = await makeSite(db)
const files = openFiles(mkdtempSync(join(tmpdir(), 'vonk-files-')))
const app = await testApp(db, { files, clock: () => NOW })

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runReports(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

test('a reported message is shown, and removed with its files; both are told that it has changed [P9] [ACC-8]', async () => {
  const [reporter, target] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  const [filename, blurred] = [newToken(), newToken()]
  for (const variant of MESSAGE_VARIANTS)
    await files.write(photoKey(filename, variant), Buffer.from('a photo'))
  const photo = { filename, blurred_filename: blurred, width: 300, height: 400 }
  const { id, messageIds } = await makeConversation(db, reporter, target, [
    { from: target, kind: 'photo', text: 'Stuur geld.', ...photo },
  ])
  const { call } = await loggedIn(app, reporter.id)
  const { body } = await call(reportMember, {
    client_id: randomUUID(),
    profile_id: target.id,
    subject: 'message',
    subject_id: messageIds[0],
    reason: 'scam_or_money',
    explanation: 'Vroeg mij twee keer om geld.',
    is_sincere: true,
  })

  const shown = await run('show', 'localhost', String(body.number))
  const { code } = await run('decide', 'localhost', String(body.number), 'remove', ...FACTS)
  await deleteScheduledFiles(db, files, new Date('2026-09-01T12:00:00Z'))

  expect(shown.printed).toContain(`about = message ${messageIds[0]}`)
  expect(shown.printed).toContain('message.text = Stuur geld.')
  expect(shown.printed).toMatch(/photo_key = reports\//)
  expect(code).toBe(0)
  expect(
    await db.selectFrom('message').selectAll().where('id', '=', messageIds[0]!).execute(),
  ).toMatchObject([{ text: '', filename: null, deleted_at: NOW }])
  expect(await files.find(photoKey(filename, 'full'))).toBeNull()
  const events = await db
    .selectFrom('member_event')
    .select(['member_id', 'data'])
    .where('kind', '=', 'message_changed')
    .execute()
  expect(events).toHaveLength(2)
  expect(events).toContainEqual({
    member_id: reporter.id,
    data: { conversation_id: id, profile_id: target.id, seq: 1 },
  })
})
