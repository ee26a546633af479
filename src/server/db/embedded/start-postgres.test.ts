import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atNight } from '#test/at-night.ts'
import { serverOf, startChildApp } from '#test/child-app.ts'
import { throwawayFolder, throwawayPostgres, usedFolder } from '#test/throwaway-postgres.ts'
import { identifyProcess } from './server-process.ts'
import { startPostgres } from './start-postgres.ts'

test('a cold start makes a server with the database and its two roles', async () => {
  const { appUrl, ownerUrl, wasAdopted } = await throwawayPostgres(await throwawayFolder())

  const roles = await ask(
    appUrl,
    `select rolname, rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname ~ '^vonk' order by 1`,
  )
  const [database] = await ask(
    ownerUrl,
    `select pg_get_userbyid(datdba) as owner from pg_database where datname = 'vonk'`,
  )

  const plain = { rolsuper: false, rolcreatedb: false, rolcreaterole: false }
  expect(roles).toEqual([
    { rolname: 'vonk_app', ...plain },
    { rolname: 'vonk_owner', ...plain },
  ])
  expect(database).toEqual({ owner: 'vonk_owner' })
  expect(wasAdopted).toBe(false)
})

test('a durable server keeps what it confirmed and checks its pages [C2]', async () => {
  const { appUrl } = await throwawayPostgres(await usedFolder(), { durable: true })

  const settings = await ask(
    appUrl,
    `select name, setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') order by 1`,
  )

  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'on'])
})

test('a server is reached from this machine only, with a password that only its user may read [W6]', async () => {
  const folder = await usedFolder()
  const { appUrl, adminUrl } = await throwawayPostgres(folder)

  const guess = Object.assign(new URL(appUrl), { password: 'guess' }).href
  const file = await stat(path.join(folder, 'passwords.json'))
  const settings = await ask(
    adminUrl,
    `select setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories') order by name`,
  )
  const methods = await ask(adminUrl, 'select distinct auth_method from pg_hba_file_rules')

  await expect(ask(guess, 'select 1')).rejects.toThrow('password authentication failed')
  expect(file.mode & 0o777).toBe(0o600)
  expect(settings).toEqual([{ setting: '127.0.0.1' }, { setting: '' }])
  expect(methods).toEqual([{ auth_method: 'scram-sha-256' }])
})

test('a warm start finds the data and the port of the last time', async () => {
  const folder = await usedFolder()
  const first = await startPostgres({ folder, durable: false })
  await ask(first.ownerUrl, `create table note as select 'kept' as text`)
  await first.stop()

  const second = await throwawayPostgres(folder)

  expect(await ask(second.ownerUrl, 'select * from note')).toEqual([{ text: 'kept' }])
  expect(second).toMatchObject({ port: first.port, appUrl: first.appUrl, wasAdopted: false })
})

test('a running server is adopted, and left to its owner', async () => {
  const folder = await usedFolder()
  const owner = await throwawayPostgres(folder)

  const adopted = await startPostgres({ folder, durable: false })
  await adopted.stop()

  expect(adopted).toMatchObject({ wasAdopted: true, pid: owner.pid, appUrl: owner.appUrl })
  expect(await ask(owner.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that is killed is back on its port, with its data, without a restart of the app [C2]', async () => {
  const folder = await usedFolder()
  const server = await throwawayPostgres(folder, { durable: true })
  await ask(server.ownerUrl, `create table note as select 'kept' as text`)
  const killed = server.pid

  process.kill(killed, 'SIGKILL')

  await expect
    .poll(() => ask(server.ownerUrl, 'select * from note').catch(() => undefined))
    .toEqual([{ text: 'kept' }])

  await expect.poll(() => server.pid).not.toBe(killed)
})

atNight(
  'a server whose owner has stopped it is started again by those who adopted it',
  async () => {
    const folder = await usedFolder()
    const owner = await startPostgres({ folder, durable: false })
    const adopted = await throwawayPostgres(folder)

    await owner.stop()

    await expect
      .poll(() => ask(adopted.appUrl, 'select 1 as one').catch(() => undefined))
      .toEqual([{ one: 1 }])
  },
)

atNight('a server survives Ctrl-C in the terminal until its app stops it', async () => {
  const app = startChildApp({ folder: await usedFolder() })
  const { pid, appUrl } = await serverOf(app)

  process.kill(-(app.process.pid ?? 0), 'SIGINT')
  const afterSignal = await ask(appUrl, 'select pg_sleep(0.2), 1 as one')
  await app.end('stop')

  expect(afterSignal).toMatchObject([{ one: 1 }])
  expect(identifyProcess(pid)).toBeUndefined()
})

atNight('a server does not outlive an app that ends without stopping it', async () => {
  const app = startChildApp({ folder: await usedFolder() })
  const { pid } = await serverOf(app)

  await app.end('exit')

  await expect.poll(() => identifyProcess(pid)).toBeUndefined()
})

atNight(
  'a server whose app was killed is adopted, and stopped by the one who adopted it',
  async () => {
    const folder = await usedFolder()
    const app = startChildApp({ folder })
    const { pid } = await serverOf(app)
    app.process.kill('SIGKILL')
    await expect.poll(() => app.process.signalCode).toBe('SIGKILL')

    const heir = await startPostgres({ folder, durable: false })
    await heir.stop()

    expect(heir).toMatchObject({ wasAdopted: true, pid })
    expect(identifyProcess(pid)).toBeUndefined()
  },
)

test('what members write does not get into the log of the server [W6]', async () => {
  const folder = await usedFolder()
  const { ownerUrl } = await throwawayPostgres(folder)

  await expect(ask(ownerUrl, `select 'secret words'::uuid`)).rejects.toThrow('secret words')

  const log = await readFile(path.join(folder, 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('secret words')
})

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
