import { chromium } from '@playwright/test'
import { chromiumArguments } from './test/chromium.ts'
const [, , path = '/swipe-game', name = 'swipe', ...flags] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments })
const which = flags.find((f) => f.startsWith('--only='))?.slice(7)
const who = flags.find((f) => f.startsWith('--who='))?.slice(6) ?? 'premium'
const locale = flags.find((f) => f.startsWith('--lang='))?.slice(7)
const act = flags.find((f) => f.startsWith('--act='))?.slice(6)
for (const [label, viewport, scheme] of [
  ['m-l', { width: 390, height: 844 }, 'light'],
  ['m-d', { width: 390, height: 844 }, 'dark'],
  ['d-l', { width: 1280, height: 880 }, 'light'],
  ['d-d', { width: 1280, height: 880 }, 'dark'],
  ['s-l', { width: 320, height: 640 }, 'light'],
] as const) {
  if (which && !which.split(',').includes(label)) continue
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: 'reduce', isMobile: label.startsWith('m'), hasTouch: label.startsWith('m'), deviceScaleFactor: 1, baseURL: 'http://localhost:4207' })
  await context.addCookies([{ name: 'entry', value: '1', url: 'http://localhost:4207' }, ...(locale ? [{ name: 'locale', value: locale, url: 'http://localhost:4207' }] : [])])
  await context.request.post('/api/user.php', { headers: { 'x-request-type': 'client' }, data: { email: `${who}@demo.vonk.example`, password: 'twee-cirkels-een-vonk' } })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(label, m.type(), m.text().slice(0, 6000)))
  page.on('pageerror', (e) => console.log(label, 'pageerror', e.message))
  await page.goto(path, { timeout: 120000 })
  await page.waitForTimeout(4000)
  if (act) await (await import('data:text/javascript,export default ' + encodeURIComponent(act))).default(page)
  await page.waitForTimeout(700)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over) console.log(label, 'overflow', over)
  await page.screenshot({ path: `/tmp/sg/shots/${name}-${label}.png`, fullPage: flags.includes('--full') })
  await context.close()
}
await browser.close()
