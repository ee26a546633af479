import type { BrowserContext } from '@playwright/test'

/**
 * Notes everything a page must not do: errors in scripts and in the console, where the browser also tells of breaches of the
 * page's policy and of answers that are refusals. Watching every request would take the machine more than the tests.
 */
export function watchForErrors(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error')
      seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => seen.push(`script: ${error.error().message}`))
  return seen
}
