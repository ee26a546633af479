import type { FastifyInstance } from 'fastify'

/** The service worker stands at the root, because it may look after no more than what is below it. Browsers ask for it anew each time. */
export function serviceWorkerFile(app: FastifyInstance, source: string): void {
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        // It fetches for the pages what they ask for, from this site alone.
        'content-security-policy': "default-src 'self'; script-src 'none'; base-uri 'none'",
      })
      .send(source),
  )
}
