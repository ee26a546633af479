import type { Plugin } from 'vite'

/**
 * Lets a browser keep what it has read: in one run of tests no file changes, and asking for each of them again with
 * every test file takes longer than running it.
 */
export function keptByBrowser(): Plugin {
  return {
    name: 'vonk:kept-by-browser',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const set = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          set(name, value === 'no-cache' ? 'max-age=3600' : value)
        next()
      })
    },
  }
}
