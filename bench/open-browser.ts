import { chromium, type Browser } from 'playwright'
import { chromiumArguments } from '#test/chromium.ts'
import { ensureChromium } from '../scripts/ensure-chromium.ts'
import type { Workbench } from './workbench.ts'

/** A browser that is closed with the section. */
export async function openBrowser(bench: Workbench): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium().WHOLE_CHROMIUM_PATH,
    args: chromiumArguments,
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  bench.onEnd(() => browser.close())
  return browser
}
