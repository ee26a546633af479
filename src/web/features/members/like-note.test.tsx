import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LikeComment } from '#contract/like-comment.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { LikeNote } from './like-note.tsx'

const BOOT = {
  settings: { name: 'Vonk', cdn_prefix: '' },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

async function show(changes: Partial<LikeComment>, isOwn = false) {
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'like-note', 'profile-words'])
  const comment: LikeComment = {
    part: 'about',
    photo: null,
    prompt: null,
    text: 'Wat een lach!',
    has_hidden_word: false,
    created_at: '2026-03-01T12:00:00Z',
    ...changes,
  }
  return render(
    <AppProviders app={app}>
      <LikeNote name="Sem" {...{ comment, isOwn }} />
    </AppProviders>,
  )
}

test.each([
  [{ part: 'about' }, false, 'Sem vindt je verhaal leuk'],
  [
    { part: 'prompt', prompt: 'sunday' },
    false,
    'Sem vindt je antwoord bij ‘Een zondag naar mijn hart’ leuk',
  ],
  [{ part: 'photo', photo: { thumb_filename: 'a.webp' } }, false, 'Sem vindt je foto leuk'],
  [{ part: 'photo' }, false, 'Sem vond een foto leuk die er niet meer is'],
  [{ part: 'photo' }, true, 'Je hebt een foto van Sem geliket'],
  [{ part: 'prompt', prompt: 'sunday' }, true, 'Je hebt ‘Een zondag naar mijn hart’ geliket'],
] as const)('%j, own: %s, is told as “%s” [LIK-5]', async (changes, isOwn, told) => {
  await show(changes, isOwn)

  await expect.element(page.getByText(told)).toBeVisible()
  await expect.element(page.getByText('Wat een lach!')).toBeVisible()
})

test('a comment is text, whatever stands in it, and reads in its own direction [LIK-5]', async () => {
  const { container } = await show({ text: '<b>שלום</b> www.voorbeeld.nl' })

  await expect
    .element(page.getByText('<b>שלום</b> www.voorbeeld.nl'))
    .toHaveAttribute('dir', 'auto')
  expect(container.querySelector('b, a')).toBeNull()
})

test('a word that its reader hides is covered until it is asked for [LIK-5] [CHA-9]', async () => {
  await show({ has_hidden_word: true })

  await expect.element(page.getByText('Wat een lach!')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Toch lezen' }).click()

  await expect.element(page.getByText('Wat een lach!')).toHaveFocus()
})
