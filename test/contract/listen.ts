import type { AddressInfo } from 'node:net'
import type { App } from '#server/http/route.ts'

/** Makes the application answer on this machine alone, and gives the port. */
export async function listen(app: App): Promise<number> {
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  return (app.fastify.server.address() as AddressInfo).port
}
