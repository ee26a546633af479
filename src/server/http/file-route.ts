import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { deadline } from '#server/kernel/time.ts'
import { withTimeout } from './timeout.ts'
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
type Taking = { readonly types: readonly string[]; readonly rules: FileRules }
type FileOptions<E extends Endpoint> = Taking & {
  /** Asked before the file is read: refuses when it would be read in vain. */
  readonly before: (call: Announced<E>) => Promise<void>
}

/** Joins an endpoint that takes a file to its handler. All that can be refused without the file is, before it is read. */
export async function fileRoute<E extends Endpoint<z.core.$ZodType, z.core.$ZodType, 'member'>>(
  app: App,
  endpoint: E,
  handler: FileHandler<E>,
  { before, ...taking }: FileOptions<E>,
): Promise<void> {
  const registered = { endpoint, handler: unwired, options: {} }
  app.endpoints.set(nameOf(endpoint), registered)
  await takeFiles(app.fastify, { endpoint, ...taking }, async (request, reply) => {
    const visit = await receive(app, endpoint, request, reply)
    const input = await admit(app, registered, visit, visit.query)
    const announced = { input, visit } as Announced<E>
    return {
      before: () => before(announced),
      answer: (file) => outputOf(endpoint, () => handler({ ...announced, file })),
    }
  })
}

type Announcing = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{
  readonly before: () => Promise<void>
  readonly answer: (file: ReceivedFile) => Promise<unknown>
}>

/** Takes files at an address, from those who are let in before anything is read. */
export async function takeFiles(
  fastify: FastifyInstance,
  { endpoint, types, rules }: Taking & { readonly endpoint: Pick<Endpoint, 'method' | 'path'> },
  announce: Announcing,
): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], (_request, body, done) => done(null, body))
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const answer = await withTimeout(announced(request, reply))
        return receiveAnd(request, reply, (file) => withTimeout(answer(file), LONGEST_MS))
      },
    })
  })

  async function announced(request: FastifyRequest, reply: FastifyReply) {
    const { before, answer } = await announce(request, reply)
    if (Number(request.headers['content-length']) > rules.mostBytes)
      throw new Refusal(rules.tooLarge)
    await before()
    return answer
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

/** A file as it was sent. It is gone when the call is over. */
export type ReceivedFile = { readonly path: string; readonly bytes: number; readonly hash: Buffer }

export type FileRules = {
  /** Where files wait while they are looked at. */
  readonly folder: string
  readonly mostBytes: number
  readonly tooLarge: RefusalCode
  /** How long it may take to send. */
  readonly longestMs: number
}

/**
 * Puts what is sent into a file, not into memory, hands it over and removes it. A sender of more than is allowed, or
 * for too long, is refused as soon as that shows.
 */
async function withReceivedFile<Result>(
  source: Readable,
  rules: FileRules,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  await mkdir(rules.folder, { recursive: true, mode: 0o700 })
  const path = join(rules.folder, `${randomUUID()}.upload`)
  try {
    return await work({ path, ...(await copy(source, path, rules)) })
  } finally {
    await rm(path, { force: true })
  }
}

async function copy(source: Readable, path: string, rules: FileRules) {
  const file = await open(path, 'wx', 0o600)
  try {
    return await inSendingTime(copyInto(file, source, rules), rules.longestMs)
  } catch (error) {
    // A sender who hangs up in the middle is not our failure.
    throw source.errored ? new Refusal('REQUEST_TIMEOUT') : error
  } finally {
    await file.close()
  }
}

async function copyInto(file: FileHandle, source: Readable, { mostBytes, tooLarge }: FileRules) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) {
      // The rest is read and forgotten, so that the sender hears the refusal.
      source.resume()
      throw new Refusal(tooLarge)
    }
    hash.update(chunk)
    await file.writeFile(chunk)
  }
  return { bytes, hash: hash.digest() }
}

/**
 * A copy that is given up may never hear that its connection was closed: the function that opened the file closes it.
 */
function inSendingTime<Result>(copying: Promise<Result>, longestMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('REQUEST_TIMEOUT')), deadline(longestMs))
    copying.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
