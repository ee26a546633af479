import { createServer } from 'vite'
import type { RenderPage } from '#contract/page.ts'
import type { Pages } from '#server/http/pages.ts'
import { start } from './start.ts'

const NONCE = 'vonk-development-nonce'

/** The product with hot reload: Vite makes the browser's files and the renderer from the sources as they are. */
const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, host: '127.0.0.1' },
  html: { cspNonce: NONCE },
})

const serveFiles: Pages['serveFiles'] = async (app) => {
  app.addHook('onRequest', (request, reply, next) =>
    vite.middlewares(request.raw, reply.raw, () => next()),
  )
}
const finish: Pages['finish'] = async (url, html, nonce) =>
  (await vite.transformIndexHtml(url, html)).replaceAll(NONCE, nonce)

await start({
  dist: 'dist',
  pages: {
    serveFiles,
    render: async (request) => {
      const module = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as {
        render: RenderPage
      }
      return module.render(request)
    },
    // Styles come with the scripts here, so every page starts at once.
    assetsOf: () => ({
      css: '',
      sheets: [],
      scripts: ['/src/web/entry-client.tsx'],
      preloads: [],
    }),
    finish,
    office: {
      serveFiles,
      assets: { css: '', sheets: [], scripts: ['/src/web/entry-office.tsx'], preloads: [] },
      finish,
    },
  },
})
