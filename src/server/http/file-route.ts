import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { inTime } from './in-time.ts'
import { type FileRules, type ReceivedFile, withReceivedFile } from './received-file.ts'
import { admit, type App, nameOf, outputOf, receive } from './route.ts'
import type { SessionMember } from './session.ts'
import type { Visit } from './visit.ts'

const LONGEST_MS = 30_000

type Announced<E extends Endpoint> = {
  readonly input: z.output<E['input']>
  readonly visit: Visit & { readonly member: SessionMember }
}
type FileCall<E extends Endpoint> = Announced<E> & { readonly file: ReceivedFile }
type FileHandler<E extends Endpoint> = (call: FileCall<E>) => Promise<z.input<E['output']>>
type FileOptions<E extends Endpoint> = {
  readonly types: readonly string[]
  readonly rules: FileRules
  /** Asked before the file is read: refuses when it would be read in vain. */
  readonly before: (call: Announced<E>) => Promise<void>
}

/** Joins an endpoint that takes a file to its handler. All that can be refused without the file is, before it is read. */
export async function fileRoute<E extends Endpoint<z.core.$ZodType, z.core.$ZodType, 'member'>>(
  app: App,
  endpoint: E,
  handler: FileHandler<E>,
  { types, rules, before }: FileOptions<E>,
): Promise<void> {
  const registered = { endpoint, handler: unwired, options: {} }
  app.endpoints.set(nameOf(endpoint), registered)
  await app.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], (_request, body, done) => done(null, body))
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const announced = await inTime(admitted(request, reply))
        const answer = (file: ReceivedFile) =>
          inTime(
            outputOf(endpoint, () => handler({ ...announced, file })),
            LONGEST_MS,
          )
        return receiveAnd(request, reply, answer)
      },
    })
  })

  async function admitted(request: FastifyRequest, reply: FastifyReply) {
    const visit = await receive(app, endpoint, request, reply)
    const input = await admit(app, registered, visit, visit.query)
    const announced = { input, visit } as Announced<E>
    if (Number(request.headers['content-length']) > rules.mostBytes)
      throw new Refusal(rules.tooLarge)
    await before(announced)
    return announced
  }

  function receiveAnd(
    { body }: FastifyRequest,
    reply: FastifyReply,
    answer: (file: ReceivedFile) => Promise<unknown>,
  ) {
    const source = body instanceof Readable ? body : Readable.from([])
    return withReceivedFile(source, rules, answer).catch((error: unknown) => {
      const isCut = error instanceof Refusal && error.code === 'REQUEST_TIMEOUT'
      if (isCut) void reply.header('connection', 'close')
      throw error
    })
  }
}

/** A page that is rendered here has no file to send. */
async function unwired(): Promise<never> {
  throw new Error('a file can be sent over the wire only')
}
