import type { FastifyReply } from 'fastify'
import { trafficSourceIn } from '#contract/traffic.ts'

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** Lets the browser keep for thirty days who sent the visitor, if the address names somebody. Scripts read it to sign up. */
export function keepSource(reply: FastifyReply, { searchParams }: URL): void {
  const source = trafficSourceIn(searchParams)
  if (!source) return
  void reply.setCookie('source', JSON.stringify(source), {
    path: '/',
    maxAge: MONTH_SECONDS,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  })
}
