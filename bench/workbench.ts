import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type End = () => Promise<unknown>

/** A temporary folder, and the ends of whatever is started: they are called in the other order. */
export type Workbench = {
  readonly folder: string
  readonly onEnd: (end: End) => void
  /** Ends what was started, and keeps the folder for what comes next. */
  readonly tidy: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openWorkbench(): Promise<Workbench> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-bench-'))
  // Where we are root, PostgreSQL may run as another user, who must get through to its own folder.
  await chmod(folder, 0o711)
  const ends: End[] = []

  async function tidy(): Promise<void> {
    for (let end = ends.pop(); end; end = ends.pop())
      await end().catch((error: unknown) => console.error(error))
  }

  async function close(): Promise<void> {
    await tidy()
    // A build that was interrupted may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }

  return { folder, onEnd: (end) => void ends.push(end), tidy, close }
}
