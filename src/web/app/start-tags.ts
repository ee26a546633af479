import type { PageAssets, Start } from '#contract/page.ts'

/**
 * Starts the application once the words are on the screen: asking for its files takes a slow phone some milliseconds each,
 * which it needs for painting. In a tab nobody looks at nothing is painted, so that is not waited for longer than a moment.
 * What a landing page has is little, and must hear the first touch; what is not bundled must come after the development
 * server's own scripts. Both are asked for at once.
 */
export function startTags(assets: PageAssets, { nonce, start }: { nonce: string; start: Start }) {
  const isBundled = assets.preloads.length > 0
  return isBundled && start === 'at-once'
    ? `<script nonce="${nonce}">${whenPainted(assets)}</script>`
    : atOnce(assets, nonce)
}

function atOnce({ preloads, scripts }: PageAssets, nonce: string): string {
  const low = 'fetchpriority="low"'
  return [
    ...preloads.map((href) => `<link rel="modulepreload" ${low} href="${href}">`),
    ...scripts.map((src) => `<script type="module" ${low} nonce="${nonce}" src="${src}"></script>`),
  ].join('')
}

/** Runs in the document. */
function whenPainted({ preloads, scripts }: PageAssets): string {
  const files = JSON.stringify([...preloads, ...scripts])
  const start = scripts.map((src) => `import(${JSON.stringify(src)})`).join()
  return `{let on=()=>{on=()=>{};for(const href of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));${start}};new PerformanceObserver(()=>on()).observe({type:'paint',buffered:true});setTimeout(()=>on(),500)}`
}
