import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Db } from '#server/db/connect.ts'
import { cloneDatabase, type TestServerAddress } from '#test/database-server.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { startProduct } from './start-product.ts'

export type ClockedProduct = {
  readonly baseURL: string
  readonly db: Db
  /** A member whom newcomers may want to write to. */
  readonly targetId: string
  /** Moves the product's clock to so many milliseconds ahead of the true time. */
  readonly moveClock: (ms: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** A product of its own with the real limits and a clock in the test's hand. */
export async function startClockedProduct(name: string): Promise<ClockedProduct> {
  const server = JSON.parse(process.env['TEST_SERVER']!) as TestServerAddress
  const { url, ownerUrl, drop } = await cloneDatabase(server)
  const folder = await mkdtemp(join(tmpdir(), 'vonk-clock-'))
  const clockFile = join(folder, 'clock')
  const db = connect(url, { max: 2 })
  const { id: siteId } = await makeSite(db)
  const target = await makeMember(db, siteId, { name: 'Sanne', gender: 'female', seeks: 'male' })
  const product = await startProduct({
    name,
    url,
    ownerUrl,
    limitFactor: 1,
    hasDemo: false,
    clockFile,
  })
  return {
    baseURL: product.baseURL,
    db,
    targetId: target.id,
    moveClock: (ms) => writeFile(clockFile, String(ms)),
    async stop() {
      await product.stop()
      await db.destroy()
      await drop()
      await rm(folder, { recursive: true })
    },
  }
}
