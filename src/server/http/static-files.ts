import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files of the build: named after their content, so browsers may keep them for ever. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Its own route reads the whole folder for every file, to tell names apart that differ in their capitals alone.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply) =>
      void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    reply.sendFile(params['*']),
  )
}
