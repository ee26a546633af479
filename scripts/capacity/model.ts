/** What was measured, for one of each. */
export type Measured = {
  readonly messageDatabaseMs: number
  readonly messageNodeMs: number
  readonly searchDatabaseMs: number
  readonly searchNodeMs: number
  readonly pageDatabaseMs: number
  readonly pageNodeMs: number
  readonly messageWalBytes: number
  readonly visitWalBytes: number
  readonly messageStoredBytes: number
  readonly memberStoredBytes: number
  readonly streamBytes: number
}

/** What people do and what a machine can: nobody measured these, and each can be given. */
export type Assumed = {
  readonly members: number
  /** Live at once, each with a stream. */
  readonly peak: number
  /** Of each who is live, in a minute. */
  readonly messages: number
  readonly searches: number
  readonly pages: number
  /** How many hours of the peak a day is like. */
  readonly hours: number
  /** Years that messages are kept. */
  readonly years: number
  readonly sites: number
  /** Of the machine of a database. */
  readonly cores: number
  readonly memoryGb: number
  readonly walMb: number
  readonly diskTb: number
  readonly connections: number
}

export const EVENT_DAYS = 7
export const CONNECTIONS_OF_A_PROCESS = 10
/** What is asked of a machine at its peak, so that it still answers at once. */
const FULL = 0.6
const GB = 1024 ** 3

export type Wall = {
  readonly name: string
  readonly unit: string
  readonly needed: number
  /** What one database has of it. */
  readonly has: number
  readonly movedBy: string
}

export type Plan = {
  /** By how far it is beyond one database: the first wall is the first. */
  readonly walls: readonly Wall[]
  readonly perSecond: {
    readonly messages: number
    readonly searches: number
    readonly pages: number
  }
  readonly processes: number
  readonly streamsGb: number
  /** Databases with sites shared out among them; null where the largest site alone is too much for one. */
  readonly databases: number | null
  readonly largestSite: number
}

/** What so many members need of one database, what it has, and over how many databases their sites fit. */
export function planFor(measured: Measured, assumed: Assumed): Plan {
  const walls = wallsOf(measured, assumed).toSorted((a, b) => fill(b) - fill(a))
  const beyond = Math.max(...walls.map(fill))
  const shares = sharesOf(assumed.sites)
  return {
    walls,
    perSecond: perSecondOf(assumed),
    processes: processesFor(measured, assumed),
    streamsGb: (assumed.peak * measured.streamBytes) / GB,
    databases: databasesFor(shares.map((share) => share * beyond)),
    largestSite: shares[0]!,
  }
}

export function fill({ needed, has }: Wall): number {
  return needed / has
}

function wallsOf(measured: Measured, assumed: Assumed): Wall[] {
  const { messages, searches, pages } = perSecondOf(assumed)
  const day = assumed.hours * 3600
  const cores =
    (messages * measured.messageDatabaseMs +
      searches * measured.searchDatabaseMs +
      pages * measured.pageDatabaseMs) /
    1000
  return [
    {
      name: 'processor of the database',
      unit: 'cores',
      needed: cores,
      has: assumed.cores * FULL,
      movedBy: 'searches and public pages on replicas, then sites over databases',
    },
    {
      name: 'WAL of the primary',
      unit: 'MB/s',
      needed: (messages * measured.messageWalBytes + pages * measured.visitWalBytes) / 1e6,
      has: assumed.walMb * FULL,
      movedBy: 'sites over databases',
    },
    {
      name: 'events and messages of a week, which are read again and again',
      unit: 'GB of memory',
      needed: (messages * day * EVENT_DAYS * measured.messageStoredBytes) / GB,
      has: assumed.memoryGb * FULL,
      movedBy:
        'events partitioned by day, so that old ones are dropped and not deleted; then sites over databases',
    },
    {
      name: 'members with their indexes, for search',
      unit: 'GB of memory',
      needed: (assumed.members * measured.memberStoredBytes) / GB,
      has: assumed.memoryGb * FULL,
      movedBy: 'replicas for search, each with a part of the sites',
    },
    {
      name: 'all that is kept',
      unit: 'TB of disk',
      needed:
        (messages * day * 365 * assumed.years * measured.messageStoredBytes +
          assumed.members * measured.memberStoredBytes) /
        1e12,
      has: assumed.diskTb * FULL,
      movedBy: 'old messages in partitions on slower disks, then sites over databases',
    },
    {
      name: 'connections',
      unit: 'connections',
      needed: processesFor(measured, assumed) * CONNECTIONS_OF_A_PROCESS,
      has: assumed.connections,
      movedBy:
        'a pooler before the database (DATABASE_PREPARE=no), or fewer connections for each process',
    },
  ]
}

function perSecondOf({ peak, messages, searches, pages }: Assumed) {
  const each = (aMinute: number) => (peak * aMinute) / 60
  return { messages: each(messages), searches: each(searches), pages: each(pages) }
}

/** One core each. */
function processesFor(measured: Measured, assumed: Assumed): number {
  const { messages, searches, pages } = perSecondOf(assumed)
  const cores =
    (messages * measured.messageNodeMs +
      searches * measured.searchNodeMs +
      pages * measured.pageNodeMs) /
    1000
  return Math.ceil(cores / FULL)
}

/** Few sites are large and many are small, as words in a text (Zipf): each site's part of all members. */
function sharesOf(sites: number): number[] {
  const weights = Array.from({ length: sites }, (_, at) => 1 / (at + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The largest first, each into the first database with room: a site is never in two. */
function databasesFor(loads: readonly number[]): number | null {
  if (loads[0]! > 1) return null
  const filled: number[] = []
  for (const load of loads) {
    const at = filled.findIndex((sum) => sum + load <= 1)
    if (at === -1) filled.push(load)
    else filled[at]! += load
  }
  return filled.length
}
