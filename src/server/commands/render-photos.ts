import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/db/connect.ts'
import { renderMissingPhotos } from '#server/demo/render-missing-photos.ts'
import { openStore } from '#server/features/media/media.ts'
import { readConfig } from '#server/kernel/config.ts'

/** Started by a demo world: draws the photos that are not there yet, and ends. */
const { RENDER_DATABASE_URL: url } = process.env
if (!url) throw new Error('This is started by the product itself, for its demo world.')
/** It draws a quarter of the time, so that the fan stays quiet. */
const RESTS = 3
const state = { shouldStop: false }
process.on('SIGTERM', () => (state.shouldStop = true))
process.on('disconnect', () => (state.shouldStop = true))
// The product may have ended while this was still starting.
if (process.connected === false) state.shouldStop = true
const db = connect(url, { max: 2 })
await renderMissingPhotos({
  db,
  files: await openStore(readConfig(process.env)),
  shouldStop: () => state.shouldStop,
  rest: async (tookMs) => (state.shouldStop ? undefined : sleep(tookMs * RESTS)),
})
await db.destroy()
if (process.connected) process.disconnect()
