import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { ROUTES } from '#contract/routes.ts'
import { type App, route } from '#server/http/route.ts'
import { readUnsubscribeToken, unsubscribeMember } from './unsubscribe.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const LARGEST_FORM = 4 * 1024

/** Mails are stopped here, by our own screen or by the mail program itself (RFC 8058). */
export async function mailRoutes(app: App): Promise<void> {
  await app.fastify.register(async (scope) => {
    readForms(scope)
    route({ ...app, fastify: scope }, contract.unsubscribe, async ({ input, visit }) => {
      const wish = readUnsubscribeToken(app.secretKey, input.token)
      if (!wish) throw new Refusal('LINK_INVALID')
      await unsubscribeMember(app.db, visit.site.id, wish)
      return {}
    })
    // A mail program that only follows links ends up at the screen with the button.
    scope.get(contract.unsubscribe.path, async (request, reply) =>
      reply.redirect(`${ROUTES.unsubscribe.path}?token=${encodeURIComponent(tokenIn(request))}`),
    )
  })
}

/** The form only says that it is meant; which mail it is about stands in the address. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    FORMS,
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (request, _form, done) => done(null, { token: tokenIn(request) }),
  )
}

function tokenIn({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}
