import * as z from 'zod/mini'
import { RECEIPT_PATH } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { withTimeout } from '#server/http/timeout.ts'
import type { App } from '#server/http/route.ts'
import { type Visit, visitOf } from '#server/http/visit.ts'
import { ownReceipt, type ReceiptSheet, receiptSheet } from './receipt.ts'

/** Gives a member the receipt of a completed purchase of theirs as a PDF. */
export function receiptRoute(app: App): void {
  app.fastify.route({
    method: 'GET',
    url: RECEIPT_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const visit = await withTimeout(visitOf(app.db, app.clock(), request, reply))
      const sheet = await withTimeout(sheetFor(app, visit))
      // What draws a receipt is loaded for the first one.
      const { receiptPdf } = await import('./pdf.ts')
      const name = `${sheet.title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.pdf`
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(receiptPdf(sheet, visit.now))
    },
  })
}

async function sheetFor(app: App, { site, member, query, now }: Visit): Promise<ReceiptSheet> {
  if (!member) throw new Refusal('LOGIN_REQUIRED')
  await app.limiter.take('api_by_member', member.id, now)
  const { success, data: id } = z.safeParse(z.uuid(), query['id'])
  const order = success ? await ownReceipt(app.db, { id, memberId: member.id }) : undefined
  if (!order) throw new Refusal('NOT_FOUND')
  return receiptSheet(order, await settingsOf(app.db, site.id))
}
