import pg from 'pg'

/** Whether a database lets one in and answers within this time; else it throws why not. */
export async function knock(url: string, longestMs: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
