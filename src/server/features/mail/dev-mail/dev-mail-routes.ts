import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { Refusal } from '#contract/refusals.ts'
import { HERE_ALONE } from '#server/http/network.ts'
import type { App } from '#server/http/route.ts'
import { listPage, mailPage } from './dev-mail-pages.ts'
import { findMail, listMails, listSms } from './dev-mails.ts'

type ById = { Params: { id: string } }

/**
 * Shows the mails and text messages that were not really sent, to developers and people who try the product. Only for
 * installations without a mail server, and only on the machine itself.
 */
export function devMailRoutes({ fastify, db }: App): void {
  fastify.get('/dev/mail', HERE_ALONE, async ({ site }, reply) => {
    const mails = await listMails(db, { siteId: site.id })
    const sms = await listSms(db, { siteId: site.id })
    return sendPage(reply, (nonce) => listPage({ mails, sms, nonce }))
  })
  fastify.get<ById>('/dev/mail/:id', HERE_ALONE, async ({ site, params }, reply) => {
    const mail = (await findMail(db, { siteId: site.id, id: params.id })) ?? refuse()
    return sendPage(reply, (nonce) => mailPage({ mail, nonce }))
  })
  fastify.get<ById>('/dev/mail/:id/html', HERE_ALONE, async ({ site, params }, reply) => {
    const mail = (await findMail(db, { siteId: site.id, id: params.id })) ?? refuse()
    return sendMailItself(reply, mail.html)
  })
  fastify.get<{ Querystring: { to?: string } }>(
    '/dev/mail.json',
    HERE_ALONE,
    async ({ site, query: { to } }, reply) => {
      const mails = await listMails(db, { siteId: site.id, to })
      const sms = await listSms(db, { siteId: site.id, to })
      return reply.header('cache-control', 'no-store').send({ mails, sms })
    },
  )
}

function refuse(): never {
  throw new Refusal('NOT_FOUND')
}

function sendPage(reply: FastifyReply, page: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report.php',
  ]
  return sendHtml(reply.header('content-security-policy', policy.join('; ')), page(nonce))
}

/** The mail as its reader would see it: its own styles, no scripts, and links that leave the frame. */
function sendMailItself(reply: FastifyReply, html: string) {
  const policy = [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'report-uri /api/csp-report.php',
  ]
  const headers = { 'content-security-policy': policy.join('; '), 'x-frame-options': 'SAMEORIGIN' }
  return sendHtml(reply.headers(headers), html.replace('<head>', '<head>\n<base target="_top">'))
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
