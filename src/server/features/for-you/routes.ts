// What there is today for a member: the deck, who fits, who is new nearby, who looked at them, what is new.

import { getForYou } from '#contract/for-you.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import { forYou } from './for-you.ts'

export function forYouRoutes(app: App): void {
  route(app, getForYou, async ({ visit }) =>
    forYou(app.db, { visit, settings: await settingsOf(app.db, visit.site.id) }),
  )
}
