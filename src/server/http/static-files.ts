import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of the build: named after their content, so browsers may keep them for ever. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}
