import { spawn } from 'node:child_process'
import type { DemoLogins } from '#contract/page.ts'
import type { Db } from './db/connect.ts'
import { DEMO_LOGINS, ensureDemoWorld } from './demo/demo.ts'
import { DEMO_WORLD } from './demo/make-world.ts'
import { beat, beatNowAndThen } from './demo/pulse.ts'
import { hashPassword } from './features/accounts/accounts.ts'
import type { Files } from './features/media/media.ts'
import type { Clock } from './kernel/clock.ts'
import { giveWay } from './kernel/give-way.ts'
import { progressBar } from './progress-bar.ts'

export type Demo = {
  readonly logins: DemoLogins
  /** Keeps the world moving; returns how to stop that. */
  readonly live: () => () => void
}

type PrepareDemoInput = { readonly db: Db; readonly files: Files; readonly clock: Clock }
type Drawing = { readonly databaseUrl: string }

/** Makes the demo world on the first start, with a progress bar, and brings it to life on every start. */
export async function prepareDemo(
  { db, files, clock }: PrepareDemoInput,
  drawing: Drawing | null,
): Promise<Demo> {
  const bar = progressBar('Making the demo world', DEMO_WORLD.members)
  await ensureDemoWorld({ db, files, now: clock(), hashPassword, onProgress: bar.show })
  bar.end()
  await beat(db, clock())
  return {
    logins: DEMO_LOGINS,
    live: () => {
      const stops = [beatNowAndThen(db, clock), ...(drawing ? [drawPhotos(drawing)] : [])]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** The product's own decoder refuses SVG, so drawing is a process of its own, and one that gives way to others. */
function drawPhotos({ databaseUrl }: Drawing): () => void {
  const child = spawn(process.execPath, ['bin/run.mjs', 'render-photos'], {
    // By the channel it learns that we are gone, also when we were killed.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, RENDER_DATABASE_URL: databaseUrl },
  })
  giveWay(child, 19)
  child.on('error', () => {})
  return () => void child.kill()
}
