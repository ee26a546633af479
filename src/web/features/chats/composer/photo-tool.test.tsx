import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { PhotoTool } from './photo-tool.tsx'

const BOOT = { settings: {}, user: null, locale: 'nl', now: '2026-03-01T12:00:00Z' }
const PNG = { type: 'image/png' }

test.each([
  ['40 x 40 pixels', aPicture(40, 40), 'PHOTO_TOO_SMALL'],
  ['4000 x 300 pixels', aPicture(4000, 300), 'PHOTO_TOO_SMALL'],
  ['nothing but its name', new Blob(['a text']), 'PHOTO_UNREADABLE'],
])('a photo of %s is refused before it is sent [CHA-2]', async (_, content, code) => {
  const { choose, onPhoto, onRefused } = await show()

  await choose(await content)

  await expect.poll(() => onRefused.mock.calls).toMatchObject([[{ code }]])
  expect(onPhoto).not.toHaveBeenCalled()
})

test('a photo of 1600 x 200 pixels is just large enough [CHA-2]', async () => {
  const { choose, onPhoto, onRefused } = await show()

  await choose(await aPicture(1600, 200))

  await expect.poll(() => onPhoto.mock.calls).toHaveLength(1)
  expect(onRefused).not.toHaveBeenCalled()
})

function aPicture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')
  return canvas.convertToBlob()
}

async function show() {
  const [onPhoto, onRefused] = [vi.fn<(photo: File) => void>(), vi.fn<(error: unknown) => void>()]
  const app = openApp(BOOT as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['chats'])
  const { container } = await render(
    <AppProviders app={app}>
      <PhotoTool {...{ onPhoto, onRefused }} />
    </AppProviders>,
  )
  const choose = (content: Blob) =>
    userEvent.upload(container.querySelector('input')!, new File([content], 'foto.png', PNG))
  return { choose, onPhoto, onRefused }
}
