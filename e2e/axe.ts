import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

/** Each rule has one impact, whatever it finds; only here does the library tell which. */
type Axe = typeof axeCore & {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
}

const { resolve } = createRequire(import.meta.url)
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

export type Rules = 'all' | 'contrast' | 'all but contrast'

/** Demands that a page has no accessibility violation of level serious or critical. */
export async function axe(page: Page, rules: Rules = 'all'): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(source)
  const found = await page.evaluate(async (which) => {
    const { axe: inPage } = globalThis as unknown as { axe: Axe }
    const contrast = 'color-contrast'
    // What lesser ones find is never serious: it would be looked for and left out.
    const leftOut = inPage._audit.rules
      .filter(({ impact }) => /minor|moderate/.test(impact))
      .map(({ id }) => id)
      .concat(which === 'all' ? [] : contrast)
    const { violations } = await inPage.run(document, {
      resultTypes: ['violations'],
      // Nothing of ours is in a frame or needs its styles fetched once more, and nodes are told by their HTML.
      iframes: false,
      preload: false,
      selectors: false,
      ...(which === 'contrast'
        ? { runOnly: [contrast] }
        : { rules: Object.fromEntries(leftOut.map((id) => [id, { enabled: false }])) }),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, rules)
  expect(found, 'accessibility violations').toEqual([])
}
