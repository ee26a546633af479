/** The settings of a server: reached from this machine only, and its log free of what members wrote. */
export function serverSettings(durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // An error of a statement goes to the app that sent it; here it would put members' words on the disk.
    log_min_messages: 'log',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
