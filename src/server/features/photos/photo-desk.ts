import type { Db } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Decoder, Files } from '#server/features/media/media.ts'

/** What it takes to make photos. */
export type PhotoDeps = {
  readonly db: Db
  readonly events: Bus
  readonly files: Files
  readonly decoder: Decoder
}
