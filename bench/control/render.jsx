import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { routesWith } from './page.jsx'

/** The whole document of the control: the least that renders here and hydrates there. */
export async function render({ texts, script, css }) {
  const handler = createStaticHandler(routesWith(() => texts))
  const context = await handler.query(new Request('http://localhost/'))
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
  const data = JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', '\\u003c')
  return [
    '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Control</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${css}</style>`,
    `<script type="module" fetchpriority="low" src="/${script}"></script>`,
    `</head><body><div id="root">${html}</div>`,
    `<script id="page-data" type="application/json">${data}</script></body></html>`,
  ].join('')
}
