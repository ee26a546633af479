import { Refusal } from '#contract/refusals.ts'
import { sendRefusal } from './refusal-answer.ts'
import type { App } from './route.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Unknown calls: 405 where the path exists with another method, 404 otherwise. */
export function apiNotFound(app: App): void {
  app.fastify.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = METHODS.filter((method) => app.endpoints.has(`${method} ${path}`))
    const isPage =
      !path.startsWith('/api/') && request.method !== 'GET' && request.method !== 'HEAD'
    if (methods.length === 0 && !isPage) return sendRefusal(reply, new Refusal('NOT_FOUND'))
    void reply.header('allow', isPage ? 'GET, HEAD' : methods.join(', '))
    return sendRefusal(reply, new Refusal('METHOD_NOT_ALLOWED'))
  })
}
