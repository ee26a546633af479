import { useLoaderData } from 'react-router'
import { StartFlow } from '#web/features/start/start-flow.tsx'
import type { LoadedStart } from '#web/features/start/use-start.ts'

/** The first minutes of a new member. */
export function StartScreen() {
  return <StartFlow loaded={useLoaderData<LoadedStart>()} />
}
