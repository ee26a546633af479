import { onArrival } from '#web/browser/on-arrival.ts'
import { listenForHands } from '#web/landers/door/by-hand.ts'
import { startLate } from './browser/start-late.ts'

// A landing page works from its HTML. The application comes when a visitor begins to use it.
onArrival()
listenForHands()
startLate(() => void import('./entry-client.tsx'))
