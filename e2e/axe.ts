import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

/** Demands that a page has no accessibility violation of level serious or critical. */
export async function axe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axeCore.source)
  const found = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axeCore }
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found, 'accessibility violations').toEqual([])
}
