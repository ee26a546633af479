import * as z from 'zod/mini'
import type { App } from './route.ts'

/** Sent with every answer, errors and files included. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
} as const

/** The one policy that scripts of ours make (`web/browser/use-worker.ts`). */
const TRUSTED_TYPES = 'service-worker'

type PolicyOptions = {
  nonce: string
  images: string
  /** Whether a development server adds scripts of its own to the page. */
  isHot: boolean
}

/** The policy of a page: scripts and styles are files of ours or carry the nonce, and nothing else runs. */
export function pagePolicy({ nonce, images, isHot }: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${images ? ` ${images}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The development server tells of changes over a socket of its own.
    ...(isHot
      ? ["connect-src 'self' ws:"]
      : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES}`]),
    'report-uri /api/csp-report.php',
  ].join('; ')
}

/** Where browsers report what the content security policy stopped. Only the rule and the blocked origin are logged. */
export function cspReportRoute(app: App): void {
  void app.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post('/api/csp-report.php', async (request, reply) => {
      await app.limiter.take('csp_report', request, app.clock())
      for (const report of reportsIn(request.body))
        request.log.warn(report, 'the content security policy stopped something')
      return reply.code(204).send()
    })
  })
}

const Word = z.catch(z.string(), '')
const Report = z.object({
  'csp-report': z.object({ 'violated-directive': Word, 'blocked-uri': Word }),
})
/** The newer form: many reports at once, also of other kinds. */
const Reports = z.array(z.object({ type: Word, body: z.catch(z.unknown(), null) }))
const Violation = z.object({ effectiveDirective: Word, blockedURL: Word })
const MOST_REPORTS = 20

/** What to log of each report. One that cannot be read is told, too, without anything of it. */
function reportsIn(body: unknown) {
  const many = z.safeParse(Reports, body)
  if (many.success)
    return many.data
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MOST_REPORTS)
      .map(({ body: violation }) => {
        const said = z.safeParse(Violation, violation).data
        return rule(said?.effectiveDirective, said?.blockedURL)
      })
  const report = z.safeParse(Report, body).data?.['csp-report']
  return [rule(report?.['violated-directive'], report?.['blocked-uri'])]
}

function rule(directive: string | undefined, blocked: string | undefined) {
  return { directive: wordIn(directive), blocked: originOf(blocked) }
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
