import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * Closes a connection whose answer did not come in time, instead of handing it to the next caller:
 * that one would wait behind the late answer, and so would the rollback before it.
 */
export function dropLateClients(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => dropWhenLate(await pool.connect()),
    end: () => pool.end(),
  }
}

function dropWhenLate(client: pg.PoolClient): PostgresPoolClient {
  let late: Error | undefined
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (late !== undefined) throw late
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') late = error
      throw error
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(late) }
}
