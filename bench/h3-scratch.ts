import { chromium } from '/work/main/node_modules/playwright/index.mjs'
import { visitPage } from '/work/main/bench/landers/visit-page.ts'
import { bareChoice } from '/work/main/bench/landers/bare-choice.ts'
import { servedLanders } from '/work/main/bench/landers/served-landers.ts'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
console.log((await servedLanders(3913)).join(' '))
for (const path of process.argv.slice(2)) {
  const started = Date.now()
  console.log(path, await visitPage(browser, path === 'bare' ? bareChoice() : `http://localhost:3913${path}`), Date.now() - started)
}
await browser.close()
