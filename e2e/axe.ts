import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const { resolve } = createRequire(import.meta.url)
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** Demands that a page has no accessibility violation of level serious or critical, or none of these rules. */
export async function axe(page: Page, rules: readonly string[] | null = null): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(source)
  const found = await page.evaluate(async (only) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axeCore }
    const { violations } = await inPage.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: [...only] } : {}),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, rules)
  expect(found, 'accessibility violations').toEqual([])
}
