import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { type App, route } from '#server/http/route.ts'
import { testApp } from '#test/app.ts'
import { makeMember } from '#test/make.ts'
import { idFieldsOf } from './id-fields.ts'
import { MATRIX } from './matrix.ts'
import type { Row } from './row.ts'
import { seenFromOutside } from './seen-from-outside.ts'
import { ask } from './send.ts'
import { swapIds } from './swap-ids.ts'
import { worldApp } from './world-app.ts'
import { makeStoredPhoto } from './world.ts'

const { app, db, files, world } = await worldApp()
const endpoints = [...app.endpoints].map(([name, { endpoint: each }]) => ({ name, each }))

const sample = endpoint({
  method: 'DELETE',
  path: '/api/sample.php',
  access: 'member',
  input: z.strictObject({ photo: z.object({ id: z.uuid() }) }),
  output: z.object({}),
  refusals: ['NOT_FOUND'],
})
const sampleRow: Row = {
  outcomes: MATRIX['PUT /api/user.php']!.outcomes,
  swaps: {
    'photo.id': ({ callers, hidden }) => ({
      others: callers.premium.member!.id,
      deleted: hidden.deleted.id,
    }),
  },
}

test.each(endpoints)(
  '$name tells no id of others from none at all [P2]',
  async ({ name, each }) => {
    expect(await swapIds(app, { endpoint: each, row: MATRIX[name]!, world })).toEqual([])
  },
)

test('the ids in an input are found by their format and by their name', () => {
  const input = z.object({
    to: z.uuid(),
    order_id: z.string(),
    ids: z.array(z.string()),
    photo: z.optional(z.object({ id: z.string(), paid: z.boolean() })),
    idea: z.string(),
  })

  expect(idFieldsOf({ input })).toEqual(['to', 'order_id', 'ids.0', 'photo.id'])
})

test('a call that looks in the rows of its caller alone has nothing to tell', async () => {
  const sound = await sampleApp(async (id, memberId) => {
    if (id !== memberId) throw new Refusal('NOT_FOUND')
  })

  expect(await swapIds(sound, { endpoint: sample, row: sampleRow, world })).toEqual([])
})

test('a call that does not ask whose it is is found out', async () => {
  const open = await sampleApp(async (id) => {
    const found = await db.selectFrom('member').where('id', '=', id).select('id').execute()
    if (found.length === 0) throw new Refusal('NOT_FOUND')
  })

  expect(await swapIds(open, { endpoint: sample, row: sampleRow, world })).toEqual([
    "photo.id tells somebody else's from none",
    'photo.id tells a deleted one from none',
  ])
})

test('a call that writes before it refuses, or that takes any id, is found out', async () => {
  const hasty = await sampleApp(async (id) => {
    await db.updateTable('member').set({ about: 'touched' }).where('id', '=', id).execute()
  })

  expect(await swapIds(hasty, { endpoint: sample, row: sampleRow, world })).toEqual([
    'photo.id takes an id that does not exist',
    'photo.id changed the database',
  ])
})

test('an id without a swap in its row is found out', async () => {
  const { swaps: _, ...bare } = sampleRow

  expect(await swapIds(app, { endpoint: sample, row: bare, world })).toEqual([
    'photo.id has no swap in the matrix',
  ])
})

test('a photo that may not be seen is answered like one that never was [P2]', async () => {
  const { target } = world.callers.free
  const { elsewhere, deleted, banned } = world.hidden
  const second = await makeStoredPhoto(db, files, target.id, 1)
  const shy = await makeMember(db, world.site.id)
  const waiting = await makeStoredPhoto(db, files, shy.id)
  await db.updateTable('photo').set({ status: 'waiting' }).where('filename', '=', waiting).execute()
  const look = async (name: string) => seenFromOutside(await ask(app, { url: `/photos/${name}` }))
  const missing = await look(`${'x'.repeat(32)}-card.webp`)

  const names = [
    ...[elsewhere, deleted, banned].map(({ id }) => `${world.photos.get(id)}-card.webp`),
    `${second}-card.webp`,
    `${waiting}-card.webp`,
    `${world.photos.get(target.id)}-locked.webp`,
    `${world.photos.get(target.id)}-card.png`,
    `${world.photos.get(target.id)}`,
    `${'x'.repeat(65)}-card.webp`,
    '..%2f..%2fsecret-key',
    '%252e%252e%252fsecret-key',
  ]

  expect(missing.status).toBe(404)
  expect((await look(`${world.photos.get(target.id)}-card.webp`)).status).toBe(200)
  for (const name of names) expect({ name, ...(await look(name)) }).toEqual({ name, ...missing })
})

async function sampleApp(act: (id: string, memberId: string) => Promise<void>): Promise<App> {
  const made = await testApp(db)
  route(made, sample, async ({ input, visit }) => {
    await act(input.photo.id, visit.member.id)
    return {}
  })
  return made
}
