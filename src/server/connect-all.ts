import { connect, type Db } from '#server/db/connect.ts'
import type { PrimaryNews } from '#server/db/primary.ts'
import { openReplica, type Reads, readsOf, type Replica } from '#server/db/replica.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import type { Database } from './open-database.ts'

/** Connects to the database and to its replica, if one is named, and tells the log what becomes of them. */
export function connectAll(
  database: Database,
  config: Config,
  log: Log,
): Reads & { readonly disconnect: () => Promise<void> } {
  const db = connectTo(database, config, log)
  const replica = replicaOf(db, config, log)
  return {
    ...readsOf({ db, readAside: replica?.readAside }),
    async disconnect() {
      await replica?.close()
      await db.destroy()
    },
  }
}

function connectTo({ appUrl }: Database, { DATABASE_PREPARE: prepare }: Config, log: Log): Db {
  return connect(appUrl, {
    prepare,
    onLost: (error) => log.warn({ reason: error.message }, 'a database connection was lost'),
    onPrimary: (news) => tellPrimary(news, log),
  })
}

/** A server that may be read from where what is told may be some seconds old, if one is named. */
function replicaOf(db: Db, config: Config, log: Log): Replica | null {
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_BEHIND_MS: behindMs } = config
  if (url === undefined) return null
  const onNews = ({ isRead, why }: { readonly isRead: boolean; readonly why: string }) => {
    if (isRead) log.info({ why }, 'the replica of the database is read from')
    else log.warn({ why }, 'the replica of the database is left out')
  }
  return openReplica(db, { url, behindMs, prepare: config.DATABASE_PREPARE, onNews })
}

function tellPrimary(news: PrimaryNews, log: Log): void {
  if (news.left.length === 0) log.warn(news, 'writes go to another server of the database now')
  else
    log.error(news, 'more than one server takes writes: those that are left alone must be stopped')
}
