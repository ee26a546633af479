import { readRecipients } from '#contract/recipients.ts'
import { type App, route } from '#server/http/route.ts'
import { publishedRecipients } from './recipients.ts'

export function recipientRoutes(app: App): void {
  route(app, readRecipients, async ({ visit }) => ({
    recipients: await publishedRecipients(app.db, visit.site.id),
  }))
}
