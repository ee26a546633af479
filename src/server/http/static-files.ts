import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the files of the build are called. Any other name, such as one that leads out of their folder, is not there. */
const PLAIN_NAME = /^[\w.-]+$/

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
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
    PLAIN_NAME.test(name) ? reply.sendFile(name) : reply.callNotFound(),
  )
}
