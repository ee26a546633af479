/** Lets the server hear when this page gets out of sight, also while it is being closed. The page's query goes along: `lb` logs it. */
export function tellHidden(): void {
  addEventListener('visibilitychange', () => {
    if (document.hidden)
      fetch(`/api/page-hidden.php${location.search}`, {
        method: 'POST',
        keepalive: true,
        headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
        body: '{}',
      }).catch(() => {})
  })
}
