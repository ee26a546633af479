import { answerFor } from './answer-for.ts'
import { closeNotifications } from './close-notifications.ts'
import { keepOfflinePage } from './keep-offline-page.ts'
import { keepAssets } from './kept-assets.ts'
import { openFromNotification } from './open-from-notification.ts'
import { keepNews, rememberPage } from './kept-pages.ts'
import { renewSubscription } from './renew-subscription.ts'
import { showPush } from './show-push.ts'
import { worker } from './worker-scope.ts'
import type { News, Word } from './word.ts'

worker.addEventListener('install', (event) => {
  // Hundreds of faces pass by in a search: none is kept, and this worker need not even hear of them.
  const faces = { condition: { urlPattern: '/photos/*-card.webp' }, source: 'network' } as const
  event.waitUntil(Promise.all([event.addRoutes?.(faces), worker.skipWaiting()]))
})

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  ),
)

worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event)
  if (answer) event.respondWith(answer)
})

// What a page tells that was there before this worker was, or that goes where no request goes.
worker.addEventListener('message', (event) => {
  const word = event.data as Word | News
  if ('answers' in word) return event.waitUntil(keepNews(word))
  const { assets, path, locale } = word
  event.waitUntil(
    Promise.all([
      keepAssets(assets),
      rememberPage(path),
      keepOfflinePage(locale),
      closeNotifications(path),
    ]),
  )
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFromNotification(event.notification))
})

worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event)),
)
