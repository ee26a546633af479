import type { BrowserContext } from '@playwright/test'

/** Notes everything a page must not do: errors in the console or in scripts, breaches of its policy, answers of 500 and up. */
export function watchForErrors(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => seen.push(`script: ${error.error().message}`))
  context.on('request', (request) => {
    if (request.url().endsWith('/api/csp-report.php')) seen.push(`policy: ${request.postData()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`answer: ${response.status()} ${response.url()}`)
  })
  return seen
}
