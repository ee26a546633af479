/** What is done once a page works: who sent the visitor is kept, and the server will hear when it gets out of sight. */
export function onArrival(): void {
  if (location.search.includes('network='))
    void import('./traffic-source.ts').then(({ keepTrafficSource }) => keepTrafficSource())
  addEventListener('visibilitychange', () => {
    if (document.hidden) tellHidden()
  })
}

/** Also while it is being closed. The page's query goes along: `lb` logs it. */
function tellHidden(): void {
  fetch(`/api/page-hidden.php${location.search}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {})
}
