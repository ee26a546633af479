import { join } from 'node:path'
import { type EmbeddedPostgres, startPostgres } from '#server/db/embedded/start-postgres.ts'
import type { Bench } from './bench.ts'
import { PRODUCT } from './product.ts'
import { type Server, startServer } from './start-server.ts'

/** The product with the demo world, in production mode as operators run it, and without limits on calls. */
export async function startProduct(bench: Bench): Promise<Server> {
  return (await startProductOn(bench)).server
}

/** The same, with the database that it works on. */
export async function startProductOn(
  bench: Bench,
): Promise<{ readonly server: Server; readonly postgres: EmbeddedPostgres }> {
  const { folder } = await bench.demoWorld()
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true })
  bench.onEnd(() => postgres.stop())
  const server = await startServer(bench, PRODUCT.args, {
    ...PRODUCT.environment,
    NODE_ENV: 'production',
    // Production refuses a demo world otherwise.
    TRIAL: 'yes',
    DATA_DIR: folder,
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
    SECRET_KEY: '0'.repeat(64),
    SMTP_URL: 'smtp://127.0.0.1:1',
    TEST_LIMIT_FACTOR: '1000000',
  })
  return { server, postgres }
}
