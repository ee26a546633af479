import { keep, keepMade, keptAnswer } from './kept-answers.ts'
import type { News } from './word.ts'
import { worker } from './worker-scope.ts'

const PAGE_DATA = /(<script id="page-data"[^>]*>)(.*?)(<\/script>)/s

/**
 * Lets a page that was reached without asking the server for it be opened without a connection: as an empty one around the
 * same application, which then asks for its data as it did before.
 */
export async function rememberPage(path: string): Promise<void> {
  if (await keptAnswer(path)) return
  await keepMade(path, async (cache) => {
    const example = await anyPage(cache)
    return example && emptied(example)
  })
  // The first page was there before the worker was.
  if (!(await keptAnswer(path))) await keep(new Request(path), await fetch(path))
}

/** Keeps answers as they would be by now. The page goes without those it came with, so that it asks for them. */
export async function keepNews({ path, answers }: News): Promise<void> {
  for (const [address, answer] of Object.entries(answers))
    await keepMade(address, async () => Response.json(answer))
  await keepMade(path, async (cache) => {
    const page = await cache.match(path, { ignoreVary: true })
    return page && emptied(page)
  })
}

async function anyPage(cache: Cache): Promise<Response | undefined> {
  const pages = (await cache.keys()).filter(({ url }) => isPage(new URL(url)))
  return pages[0] && cache.match(pages[0], { ignoreVary: true })
}

function isPage({ pathname, origin }: URL): boolean {
  return origin === worker.location.origin && !/^\/(api|photos|owner)(\/|$)/.test(pathname)
}

/** The same document without what it shows, and without the data of its own screen. */
async function emptied(page: Response): Promise<Response> {
  const html = await page.text()
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length
  const end = html.indexOf('</div><script id="page-data"')
  const shell = html.slice(0, start) + html.slice(end)
  const body = shell.replace(PAGE_DATA, (_, open: string, data: string, close: string) => {
    const json = JSON.stringify({ ...(JSON.parse(data) as object), hydration: null })
    return open + json.replaceAll('<', String.raw`\u003c`) + close
  })
  return new Response(body, { headers: page.headers })
}
