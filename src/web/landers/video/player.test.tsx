import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { Player } from './player.tsx'
import css from './player.module.css'

const BOOT = { settings: {}, user: null, locale: 'en', now: '2026-03-01T12:00:00Z' }

test('a chapter that is chosen while the evening plays begins at its beginning, and the next one follows it [LAN-1]', async () => {
  const { container } = await showPlayer()
  const chapter = (at: number) => container.querySelector<HTMLInputElement>(`#chapter-${at}`)!
  const bar = chapter(3).closest('label')!.querySelector(`.${css['fill']}`)!

  const chosen: string[] = []
  container.addEventListener('change', ({ target }) => chosen.push((target as Element).id))

  letPass(7000)
  chapter(3).click()
  const played = bar.getAnimations()[0]!.currentTime
  letPass(5900)

  // A slow machine may be further by the time it looks.
  await expect.poll(() => chosen.slice(0, 2)).toEqual(['chapter-3', 'chapter-4'])
  expect(played).toBe(0)
})

test('as long as the picture is pressed the evening stands still [LAN-1]', async () => {
  const { container } = await showPlayer()
  const taps = container.querySelector(`.${css['taps']}`)!
  const playing = () => document.getAnimations().filter((each) => each.playState === 'running')
  const before = playing().length

  taps.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const held = playing().length
  taps.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))

  expect(before).toBeGreaterThan(0)
  expect(held).toBe(0)
  expect(playing().length).toBe(before)
})

function letPass(ms: number): void {
  for (const each of document.getAnimations()) each.currentTime = Number(each.currentTime) + ms
}

/** The evening, and the question that comes with its last chapter. */
async function showPlayer() {
  const app = openApp(BOOT as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['video'])
  const player = (
    <div className={css['story']}>
      <Player />
      <form>
        <p className={css['last']}>With whom?</p>
      </form>
    </div>
  )
  const router = createMemoryRouter([
    { path: '/', element: player, loader: () => ({ niche: 'general' }) },
  ])
  const screen = await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  await expect.poll(() => screen.container.querySelector('#chapter-3')).not.toBeNull()
  return screen
}
