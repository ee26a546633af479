import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendMessage, sendPhoto } from '#contract/chats.ts'
import { deleteScheduledFiles } from '#server/features/media/media.ts'
import { readConfig } from '#server/kernel/config.ts'
import { aPicture, blank } from '#test/a-picture.ts'
import { testApp } from '#test/app.ts'
import { nameOf, photoApp } from '#test/photo-app.ts'
import { quickDecoder } from '#test/quick-decoder.ts'

const { db, files, uploadFolder, aMember: aPlainMember, bytesOf, storedFiles } = await photoApp()
/** For tests of how many there are, and not of what is on them. */
const quick = await testApp(db, { files, uploadFolder, decoder: quickDecoder })

type Wishes = { clientId?: string; file?: Buffer; replyTo?: number }
const picture = await aPicture()

async function aMember(changes: Parameters<typeof aPlainMember>[0] = {}, on = quick) {
  const { member, call } = await aPlainMember({ paid_user: true, ...changes }, on)
  return {
    id: member.id,
    call,
    send: (
      to: { id: string },
      { clientId = randomUUID(), file = picture, replyTo }: Wishes = {},
    ) => {
      const quoted = replyTo === undefined ? {} : { reply_to: replyTo }
      return call(sendPhoto, { client_id: clientId, profile_id: to.id, ...quoted }, file)
    },
    write: (to: { id: string }) =>
      call(sendMessage, { client_id: randomUUID(), profile_id: to.id, text: 'Hoi' }),
  }
}

async function balanceOf({ id }: { id: string }): Promise<number | null> {
  const { balance } = await db
    .selectFrom('member')
    .innerJoin('credit_account as account', 'account.id', 'member.credit_account_id')
    .select('account.balance')
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow()
  return balance
}

function messagesFrom({ id }: { id: string }) {
  return db.selectFrom('message').selectAll().where('sender_id', '=', id).execute()
}

/** How many files there are once what was to go is gone. */
async function filesLeft(): Promise<number> {
  await deleteScheduledFiles(db, files, new Date())
  return storedFiles().length
}

test('a photo is sent upright and without what the camera knew, with a blurred one beside it, for its own price [CHA-2] [CHA-3] [U3]', async () => {
  const noor = await aMember({ credits: 5 }, await testApp(db, { files, uploadFolder }))
  const sem = await aMember()
  const lying = await blank({ width: 1500, height: 1000 })
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'canary' } } })
    .toBuffer()

  const { outcome, body } = await noor.send(sem, { file: lying })

  const { photo } = body.message
  const name = nameOf(photo!)
  const full = await bytesOf(name, 'full')
  const blurred = await sharp(await bytesOf(name, 'locked')).metadata()
  expect(outcome).toBe(200)
  expect(body).toMatchObject({ credits: 3, message: { seq: 1, kind: 'photo', is_own: true } })
  expect(photo).toMatchObject({ width: 1000, height: 1500 })
  expect(photo!.blurred_filename).not.toContain(name)
  expect(await sharp(full).metadata()).toMatchObject({ width: 1000, height: 1500, format: 'webp' })
  expect(full.includes('canary')).toBe(false)
  expect(blurred.format).toBe('webp')
  expect(storedFiles().filter((each) => each.startsWith(name))).toHaveLength(2)
})

test('with credits for one photo, one of twenty at once goes through, and no file is left of the others [M1] [U4]', async () => {
  const [sem, bo] = [await aMember(), await aMember()]
  for (let trial = 0; trial < 5; trial += 1) {
    const noor = await aMember({ credits: 3 })
    const before = await filesLeft()

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => noor.send(trial % 2 && at % 2 ? bo : sem)),
    )

    const outcomes = answers.map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set([200, 'INSUFFICIENT_CREDITS']))
    expect(await balanceOf(noor)).toBe(1)
    expect(await messagesFrom(noor)).toHaveLength(1)
    expect(await filesLeft()).toBe(before + 2)
  }
})

test('the same photo sent many times at once, and later again, is one and paid for once [M3]', async () => {
  const noor = await aMember({ credits: 9 })
  const sem = await aMember()
  const clientId = randomUUID()
  const before = await filesLeft()

  const atOnce = await Promise.all(Array.from({ length: 8 }, () => noor.send(sem, { clientId })))
  const later = await noor.send(sem, { clientId })

  const answers = [...atOnce, later]
  expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
  expect(await balanceOf(noor)).toBe(7)
  expect(await filesLeft()).toBe(before + 2)
})

test('the id of a photo with another file, another partner or a text is refused [M3]', async () => {
  const noor = await aMember({ credits: 9 })
  const [sem, bo] = [await aMember(), await aMember()]
  const clientId = randomUUID()
  await noor.send(sem, { clientId })
  const before = await filesLeft()

  const others = [
    await noor.send(sem, { clientId, file: await aPicture({ colour: '#123456' }) }),
    await noor.send(bo, { clientId }),
    await noor.call(sendMessage, { client_id: clientId, profile_id: sem.id, text: 'Hoi' }),
  ]

  expect(others.map(({ outcome }) => outcome)).toEqual(others.map(() => 'CLIENT_ID_REUSED'))
  expect(await balanceOf(noor)).toBe(7)
  expect(await filesLeft()).toBe(before)
})

test('what cannot be sent is refused before the file is looked at, and costs nothing [CHA-3] [CHA-4] [CHA-5]', async () => {
  const noor = await aMember({ credits: 9, paid_user: false })
  const poor = await aMember({ credits: 1 })
  const hidden = await aMember({ credits: 9, is_invisible: true })
  const [sem, bo, kim, blocker] = [
    await aMember(),
    await aMember(),
    await aMember(),
    await aMember(),
  ]
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: noor.id }).execute()
  await noor.write(sem)
  await noor.write(bo)
  const file = Buffer.from('no picture')
  const before = await filesLeft()

  const answers = [
    await noor.send(kim, { file }),
    await noor.send(blocker, { file }),
    await noor.send({ id: randomUUID() }, { file }),
    await poor.send(sem, { file }),
    await hidden.send(sem, { file }),
    await noor.send(sem, { file, replyTo: 7 }),
    await noor.send(sem, { file }),
  ]

  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'CONVERSATION_LIMIT',
    'NOT_FOUND',
    'NOT_FOUND',
    'INSUFFICIENT_CREDITS',
    'INVISIBLE',
    'INVALID_INPUT',
    'PHOTO_UNREADABLE',
  ])
  expect(await balanceOf(noor)).toBe(7)
  expect(await filesLeft()).toBe(before)
})

test('of ten first photos at once a free member sends two [C8] [CHA-4]', async () => {
  const noor = await aMember({ credits: 30, paid_user: false })
  const people = await Promise.all(Array.from({ length: 10 }, () => aMember()))
  const before = await filesLeft()

  const answers = await Promise.all(people.map((other) => noor.send(other)))

  const outcomes = answers.map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome === 'CONVERSATION_LIMIT')).toHaveLength(8)
  expect(await balanceOf(noor)).toBe(26)
  expect(await filesLeft()).toBe(before + 4)
})

test('when the disk is full nothing is sent or paid, and soon no file is left [U4]', async () => {
  const broken = await testApp(db, {
    files: {
      ...files,
      write: async (key, bytes) => {
        if (key.endsWith('-locked.webp')) throw new Error('no space left on device')
        await files.write(key, bytes)
      },
    },
    uploadFolder,
    decoder: quickDecoder,
  })
  const noor = await aMember({ credits: 9 }, broken)
  const sem = await aMember()
  const before = await filesLeft()

  const { outcome } = await noor.send(sem)
  const between = storedFiles().length

  expect(outcome).toBe('UNEXPECTED')
  expect(between).toBe(before + 1)
  expect(await balanceOf(noor)).toBe(9)
  expect(await filesLeft()).toBe(before)
})

test('files of a photo that never came to be sent go after an hour, those of one that was stay [U4]', async () => {
  const stuck = await testApp(db, {
    files: {
      ...files,
      write: async (key, bytes) => {
        await files.write(key, bytes)
        if (key.endsWith('-locked.webp')) await new Promise<void>(() => {})
      },
    },
    uploadFolder,
    decoder: quickDecoder,
  })
  const noor = await aMember({ credits: 9 }, stuck)
  const bo = await aMember({ credits: 9 })
  const sem = await aMember()
  await bo.send(sem)
  const before = await filesLeft()
  void noor.send(sem)
  await expect.poll(() => storedFiles().length).toBe(before + 2)

  const soon = await filesLeft()
  await deleteScheduledFiles(db, files, new Date(Date.now() + 60 * 60 * 1000))

  expect(soon).toBe(before + 2)
  expect(storedFiles()).toHaveLength(before)
  expect(await balanceOf(noor)).toBe(9)
})

test('thirty photos in half an hour are taken, one more is refused [A10]', async () => {
  const time = { now: new Date() }
  const limited = await testApp(db, {
    config: readConfig({ NODE_ENV: 'test' }),
    clock: () => time.now,
    files,
    decoder: quickDecoder,
  })
  const noor = await aMember({ credits: 9 }, limited)
  const sem = await aMember()
  const clientId = randomUUID()
  await noor.send(sem, { clientId })
  const junk = Buffer.from('no picture')

  const answers = []
  for (let nth = 2; nth <= 31; nth += 1) {
    // Slowly, because messages have a limit of their own.
    time.now = new Date(time.now.getTime() + 10_000)
    answers.push(await noor.send(sem, { file: junk }))
  }
  const again = await noor.send(sem, { clientId })

  expect(answers.slice(0, -1).map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 29 }, () => 'PHOTO_UNREADABLE'),
  )
  expect(answers.at(-1)).toMatchObject({ outcome: 'RATE_LIMITED' })
  expect(again.outcome).toBe(200)
})

test('under an id that was used before a file is read thirty times more, whatever it is, and not again [A10] [U4]', async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  const limited = await testApp(db, { config, files, decoder: quickDecoder })
  const noor = await aMember({ credits: 9 }, limited)
  const sem = await aMember()
  const clientId = randomUUID()
  await noor.send(sem, { clientId })

  const again = { clientId, file: Buffer.from('another file') }
  const answers = []
  for (let nth = 1; nth <= 31; nth += 1) answers.push((await noor.send(sem, again)).outcome)

  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['CLIENT_ID_REUSED']))
  expect(answers.at(-1)).toBe('RATE_LIMITED')
})

test('no upload stays behind where it waited [U4]', () => {
  // That of the photo which never came to be sent is still held.
  expect(readdirSync(uploadFolder)).toHaveLength(1)
})
