import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPrograms, spawnProgram } from '#server/db/embedded/cluster.ts'
import { stopServer, identifyProcess } from '#server/db/embedded/server-process.ts'
import { readPasswords, serverUrls, type ServerUrls } from '#server/db/embedded/server-urls.ts'
import { chooseRunAs } from '#server/db/embedded/start-postgres.ts'
import { quietTime } from '#test/quiet-time.ts'

/**
 * One of several servers of a database: it keeps its port, and stays dead when it is killed, unlike the embedded server of
 * the product.
 */
export type DatabaseNode = ServerUrls & {
  readonly folder: string
  readonly port: number
  readonly pid: () => number
  readonly start: () => Promise<void>
  /** As when the machine loses its power. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Stops it in its tracks; returns what lets it go on. */
  readonly freeze: () => () => void
  readonly ask: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[]>
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_min_messages: 'log',
  wal_keep_size: '256MB',
  // A test's machine is not switched off; what is killed with -9 loses nothing by it.
  fsync: 'off',
}

/** The server of a folder that one ran in before, with `data` and its passwords; not started yet. */
export async function databaseNode(folder: string, port: number): Promise<DatabaseNode> {
  const programs = await findPrograms()
  const runAs = await chooseRunAs(folder, programs)
  const urls = serverUrls(port, await readPasswords(folder, false))
  const data = path.join(folder, 'data')
  const state: { child?: ChildProcess } = {}

  async function start(): Promise<void> {
    const log = openSync(path.join(folder, 'node.log'), 'a', 0o600)
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', data, '-p', `${port}`, ...settings]
    state.child = spawnProgram(runAs, programs.postgres, args, {
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeSync(log)
    await untilItAnswers(urls.adminUrl)
  }

  const pid = () => state.child?.pid ?? 0
  return {
    ...urls,
    folder,
    port,
    pid,
    start,
    async kill() {
      const exited = once(state.child!, 'exit')
      for (const each of [pid(), ...childrenOf(pid())]) signal(each, 'SIGKILL')
      await exited
      await rm(path.join(data, 'postmaster.pid'), { force: true })
    },
    async stop() {
      const identity = identifyProcess(pid())
      if (identity !== undefined) await stopServer(identity)
    },
    freeze() {
      const pids = [pid(), ...childrenOf(pid())]
      for (const each of pids) signal(each, 'SIGSTOP')
      return () => pids.forEach((each) => signal(each, 'SIGCONT'))
    },
    ask: (statement) => askOnce(urls.adminUrl, statement),
  }
}

/** Makes a folder for a standby of a running primary, by a copy that is taken while it works. */
export async function copyOfPrimary(primary: DatabaseNode, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.adminUrl })
  await client.connect()
  try {
    await client.query("select pg_backup_start('standby', true)")
    await copyWhileItWorks(primary.folder, folder)
    const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()')
    await follow(primary, folder)
    await appendFile(path.join(folder, 'data', 'backup_label'), rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

/** What a working server takes away meanwhile is not missed: the log of its writes has it. */
async function copyWhileItWorks(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await promisify(execFile)('cp', ['-a', from, to]).catch((error: { stderr?: string }) => {
    const lines = error.stderr?.trim().split('\n') ?? ['']
    if (!lines.every((line) => line.includes('No such file or directory'))) throw error
  })
  for (const name of ['postmaster.pid', 'standby.signal'])
    await rm(path.join(to, 'data', name), { force: true })
}

/** Lets the server of a folder begin as a standby. */
export async function follow(primary: DatabaseNode, folder: string): Promise<void> {
  const { username: user, password, hostname: host } = new URL(primary.adminUrl)
  const info = `host=${host} port=${primary.port} user=${user} password=${password} application_name=standby`
  const data = path.join(folder, 'data')
  await appendFile(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${info}'\nsynchronous_standby_names = ''\n`,
  )
  await appendFile(path.join(data, 'standby.signal'), '')
}

/** From now on nothing is confirmed that the standby has not written down, too; or again without it. */
export async function setSynchronous(primary: DatabaseNode, isOn: boolean): Promise<void> {
  await primary.ask(`alter system set synchronous_standby_names = '${isOn ? 'standby' : ''}'`)
  await primary.ask('select pg_reload_conf()')
}

/** Starts the two such that nothing is confirmed that only one of them has. */
export async function runPair(primary: DatabaseNode, standby: DatabaseNode): Promise<void> {
  await primary.start()
  await follow(primary, standby.folder)
  await standby.start()
  await untilFollowed(primary)
  await setSynchronous(primary, true)
}

export async function untilFollowed(primary: DatabaseNode): Promise<void> {
  for (;;) {
    const rows = await primary.ask(
      `select from pg_stat_replication where application_name = 'standby' and state = 'streaming'`,
    )
    if (rows.length > 0) return
    await quietTime(20)
  }
}

/** One address that names both. */
export function bothHosts(
  url: 'appUrl' | 'ownerUrl',
  ...[first, second]: readonly [DatabaseNode, DatabaseNode]
): string {
  return first[url].replace(`:${first.port}/`, `:${first.port},127.0.0.1:${second.port}/`)
}

export async function askOnce<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    try {
      await askOnce(url, 'select 1')
      return
    } catch (error) {
      if (tried === 1_200) throw error
      await quietTime(50)
    }
  }
}

/** Not by way of the tests' own helpers: this also runs where there is no test. */
function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.split(' ').filter(Boolean).map(Number)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}
