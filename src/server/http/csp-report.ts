import * as z from 'zod/mini'
import type { App } from './route.ts'
import { networkOf } from './limiter.ts'

/** Where browsers report what the content security policy stopped. Only the rule and the blocked origin are logged. */
export function cspReportRoute(app: App): void {
  void app.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post('/api/csp-report.php', async (request, reply) => {
      await app.limiter.take('csp_report', networkOf(request.ip), app.clock())
      request.log.warn(rule(request.body), 'the content security policy stopped something')
      return reply.code(204).send()
    })
  })
}

const Report = z.object({
  'csp-report': z.object({
    'violated-directive': z.catch(z.string(), ''),
    'blocked-uri': z.catch(z.string(), ''),
  }),
})

function rule(body: unknown) {
  const report = z.safeParse(Report, body).data?.['csp-report']
  return {
    directive: wordIn(report?.['violated-directive']),
    blocked: originOf(report?.['blocked-uri']),
  }
}

/** The origin of an address, or the word that stands there instead, such as `inline`. */
function originOf(blocked = ''): string {
  if (!URL.canParse(blocked)) return wordIn(blocked)
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

/** The name at the beginning of a text. The rest may be anything, also something personal. */
function wordIn(text = ''): string {
  return /^[a-z-]{2,40}(?=$|[ ;])/.exec(text)?.[0] ?? ''
}
