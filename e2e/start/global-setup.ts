import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/db/connect.ts'
import { cloneDatabase, startTestServer, type TestServerAddress } from '#test/database-server.ts'
import { DEADLINE_FACTOR } from '#test/patience.ts'
import { makeSites } from './make-sites.ts'
import { type Product, startProduct } from './start-product.ts'

/** Once per run: one database server and one product with a demo world. What tests must know goes through the environment. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['DEADLINE_FACTOR'] = String(DEADLINE_FACTOR)
  const server = await startTestServer()
  process.env['TEST_SERVER'] = JSON.stringify(server.address)
  const removeTemporary = await openTemporaryFolder()
  const end = async () => {
    await server.stop()
    await removeTemporary()
  }
  try {
    const product = await openWorld(server.address)
    process.env['BASE_URL'] = product.baseURL
    process.env['WORLD_FILES'] = product.files
    return async () => {
      await product.stop()
      await end()
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Whatever the run leaves where it is temporary goes with it. */
async function openTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-e2e-'))
  await chmod(folder, 0o1777)
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function openWorld(address: TestServerAddress): Promise<Product> {
  const { url, ownerUrl } = await cloneDatabase(address)
  process.env['WORLD_DATABASE'] = url
  const product = await startProduct({
    name: 'product',
    url,
    ownerUrl,
    limitFactor: 1000,
    hasDemo: true,
  })
  const db = connect(url, { max: 1 })
  await makeSites(db)
  await db.destroy()
  return product
}
