import { buildControl, type ControlBuild } from './build-control.ts'
import { type DemoWorld, makeDemoWorld } from './make-demo-world.ts'
import { openWorkbench, type Workbench } from './workbench.ts'

/** What sections work with. What takes long to make is made by the first that asks for it. */
export type Bench = Workbench & {
  readonly demoWorld: () => Promise<DemoWorld>
  readonly control: () => Promise<ControlBuild>
}

export async function openBench(): Promise<Bench> {
  const workbench = await openWorkbench()
  return {
    ...workbench,
    demoWorld: once(() => makeDemoWorld(workbench)),
    control: once(() => buildControl(workbench.folder)),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
