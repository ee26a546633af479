import { connect } from '#server/db/connect.ts'
import { cloneDatabase, type TestServerAddress } from '#test/database-server.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { startProduct } from './start-product.ts'

export type StrictProduct = {
  readonly baseURL: string
  readonly email: string
  /** Takes the database away, and gives it back. */
  readonly cutOff: () => void
  readonly reconnect: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A product of its own with the real limits, one member, and a database that can be taken away. */
export async function startStrictProduct(): Promise<StrictProduct> {
  const server = JSON.parse(process.env['TEST_SERVER']!) as TestServerAddress
  const { url, ownerUrl, drop } = await cloneDatabase(server)
  const { hostname: host, port } = new URL(url)
  const proxy = await startFaultProxy({ host, port: Number(port) })
  const throughProxy = Object.assign(new URL(url), { host: `${proxy.host}:${proxy.port}` }).href
  const email = await makeOneMember(url)
  const product = await startProduct({
    name: 'strict-product',
    url: throughProxy,
    ownerUrl,
    limitFactor: 1,
    hasDemo: false,
  })
  return {
    baseURL: product.baseURL,
    email,
    cutOff() {
      proxy.refuse()
      proxy.reset()
    },
    reconnect: () => proxy.accept(),
    async stop() {
      await product.stop()
      await proxy.close()
      await drop()
    },
  }
}

async function makeOneMember(url: string): Promise<string> {
  const db = connect(url, { max: 1 })
  const { id } = await makeSite(db)
  const { email } = await makeMember(db, id)
  await db.destroy()
  return email
}
