import { answerFor, cacheAssets, cacheOfflinePage } from './answer-for.ts'
import {
  closeNotifications,
  openFromNotification,
  renewSubscription,
  showPush,
} from './notifications.ts'
import { cacheNews, forgetAfterSilence, rememberPage } from './cached-answers.ts'
import { type News, type Word, worker } from './worker-scope.ts'

// A worker is started anew for whatever happens: a push, a page, the browser itself.
void forgetAfterSilence()

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
  if ('answers' in word) return event.waitUntil(cacheNews(word))
  const { assets, path, locale } = word
  event.waitUntil(
    Promise.all([
      cacheAssets(assets),
      rememberPage(path),
      cacheOfflinePage(locale),
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
