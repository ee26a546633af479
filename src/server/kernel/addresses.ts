const PARTS = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<rest>.*)$/

/** The servers that a database may be on, each by an address of its own: `postgres://app@one,two:5433/vonk` names two. */
export function addressesIn(url: string): [string, ...string[]] {
  const { start = '', hosts = '', rest = '' } = PARTS.exec(url)?.groups ?? {}
  const [first, ...others] = hosts.split(',').map((host) => `${start}${host}${rest}`)
  return others.length > 0 && first !== undefined ? [first, ...others] : [url]
}

/** Of a server or of several, or with the folder of its socket in `?host=`. */
export function isPostgresUrl(text: string): boolean {
  return addressesIn(text).every((address) => {
    if (!URL.canParse(address)) return false
    const { protocol, hostname, searchParams } = new URL(address)
    return /^postgres(ql)?:$/.test(protocol) && (hostname !== '' || searchParams.has('host'))
  })
}

type DatabaseAddresses = {
  readonly DATABASE_URL?: string | undefined
  readonly MIGRATION_DATABASE_URL?: string | undefined
  readonly DATABASE_REPLICA_URL?: string | undefined
}

/** A line for each address that leads nowhere without another one: the embedded database has its own. */
export function strayAddressesIn(addresses: DatabaseAddresses): string[] {
  const { DATABASE_URL: app, DATABASE_REPLICA_URL: replica } = addresses
  if (replica !== undefined && addressesIn(replica).length > 1)
    return ['DATABASE_REPLICA_URL must name one server']
  if (app !== undefined) return []
  return (['MIGRATION_DATABASE_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => addresses[name] !== undefined)
    .map((name) => `DATABASE_URL is missing: ${name} is of use only beside it`)
}
