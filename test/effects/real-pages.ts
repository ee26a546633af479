import { resolve } from 'node:path'
import type { RenderPage } from '#contract/page.ts'
import type { Pages } from '#server/http/pages.ts'

/** A name that the compiler does not follow: the screens are made for other rooms than this one. */
const ENTRY = resolve('src/web/entry-server.tsx')

/** The real screens, drawn without a build; they ask for no files. */
export async function realPages(): Promise<Pages> {
  const { render } = (await import(/* @vite-ignore */ ENTRY)) as { render: RenderPage }
  return {
    render,
    assetsOf: () => ({ css: '', sheets: [], scripts: [], preloads: [] }),
    serveFiles: async () => {},
  }
}
