import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Boot } from '#contract/page.ts'
import type { OwnPhoto } from '#contract/photos.ts'
import { FakeFileRequest } from '#test/fakes/file-request.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { PhotosPanel } from './photos-panel.tsx'

const BOOT = {
  settings: { time_zone: 'Europe/Amsterdam', cdn_prefix: 'https://cdn.example' },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
}
const calls: { method: string; body: { ids?: string[] } }[] = []

beforeEach(() => {
  calls.length = 0
  FakeFileRequest.all = []
  vi.stubGlobal('XMLHttpRequest', FakeFileRequest)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!address.startsWith('/api/photos.php')) return Response.json({ user: null })
    const given = JSON.parse((body as string | undefined) ?? '{}') as { ids?: string[] }
    calls.push({ method, body: given })
    const photos = (given.ids ?? []).map((id) => aPhoto(id))
    return Response.json({ photos, limit: 3 })
  })
})
afterEach(() => vi.unstubAllGlobals())

function aPhoto(id: string = crypto.randomUUID()): OwnPhoto {
  const filename = `${id}-full.webp`
  const more = { status: 'active', width: 800, height: 1000, crop: null } as const
  return { id, filename, thumb_filename: filename, card_filename: filename, ...more }
}

const NOT_ASKED = { showcase: false, showcase_by_type: false }

async function show(photos: OwnPhoto[] = []) {
  const app = openApp(BOOT as unknown as Boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['photos', 'showcase', 'refusal', 'shell'])
  const element = <PhotosPanel loaded={{ photos, limit: 3 }} showcase={NOT_ASKED} />
  const screen = await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </AppProviders>,
  )
  const input = screen.container.querySelector<HTMLInputElement>('input[type=file]')!
  return { screen, choose: (...files: File[]) => chooseIn(input, files) }
}

/** As a browser does it, and without taking large files on a way through another process. */
function chooseIn(input: HTMLInputElement, files: readonly File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function aFile(name: string, type = 'image/jpeg', bytes = 10): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

test('files are sent two at a time, each tells how far it is, and becomes a photo [PHO-2]', async () => {
  const { screen, choose } = await show()

  choose(aFile('one.jpg'), aFile('two.png', 'image/png'), aFile('three.webp', 'image/webp'))
  const [first] = FakeFileRequest.all
  const sentAtFirst = FakeFileRequest.all.length
  first!.progress(1, 4)
  await expect.element(screen.getByText('25% verstuurd')).toBeVisible()
  first!.progress(4, 4)
  await expect.element(screen.getByText('Bijna klaar')).toBeVisible()
  const photo = aPhoto()
  first!.answer({ status: 200, body: { photos: [photo], limit: 3, photo } })

  await expect.element(screen.getByRole('button', { name: 'Foto 1 van 1 bewerken' })).toBeVisible()
  await expect.element(screen.getByText('one.jpg')).not.toBeInTheDocument()
  await expect.poll(() => FakeFileRequest.all).toHaveLength(3)
  expect(sentAtFirst).toBe(2)
})

test('a file that was refused says why, and is sent again under the same id [PHO-2] [M3]', async () => {
  const { screen, choose } = await show()
  choose(aFile('one.jpg'), aFile('two.jpg'))
  const [first, second] = FakeFileRequest.all

  first!.answer({ status: 503, body: { error: { code: 'SERVICE_UNAVAILABLE' } } })
  second!.answer({ status: 400, body: { error: { code: 'PHOTO_UNREADABLE' } } })

  const rows = screen.getByRole('listitem')
  const [passing, final] = [
    rows.filter({ hasText: 'one.jpg' }),
    rows.filter({ hasText: 'two.jpg' }),
  ]
  await expect.element(passing.getByRole('alert')).toHaveTextContent('even niet bereikbaar')
  await expect.element(final.getByRole('alert')).toHaveTextContent('geen foto die we kunnen lezen')
  expect(final.getByRole('button', { name: 'Opnieuw proberen' }).elements()).toHaveLength(0)
  await passing.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect.poll(() => FakeFileRequest.all[2]?.clientId).toBe(first!.clientId)
})

test('what can be seen without sending is refused at once: kind, size and number [PHO-1] [PHO-2]', async () => {
  const { screen, choose } = await show([aPhoto(), aPhoto()])

  choose(
    aFile('letter.pdf', 'application/pdf'),
    aFile('huge.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1),
    aFile('third.jpg'),
    aFile('fourth.jpg'),
  )

  const alerts = screen.getByRole('alert')
  await expect
    .poll(() => alerts.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringContaining('geen foto die we kunnen lezen'),
      expect.stringContaining('hoogstens 15 MB'),
      expect.stringContaining('het maximale aantal'),
    ])
  expect(FakeFileRequest.all).toHaveLength(1)
})

test('a file that is taken away is not sent any further [PHO-2]', async () => {
  const { screen, choose } = await show()
  choose(aFile('one.jpg'))

  await screen.getByRole('button', { name: 'one.jpg weghalen' }).click()

  await expect.element(screen.getByText('one.jpg')).not.toBeInTheDocument()
  expect(FakeFileRequest.all[0]!.isAborted).toBe(true)
})

test('the arrow keys on its handle move a photo, and the focus stays with it [PHO-2]', async () => {
  const [a, b, c] = [aPhoto(), aPhoto(), aPhoto()]
  const { screen } = await show([a, b, c])
  const handle = screen.getByRole('button', { name: /Foto 3 van 3 verplaatsen/ })
  handle.element().focus()

  await userEvent.keyboard('{ArrowLeft}')

  await expect.element(screen.getByText('De foto staat nu op plaats 2 van 3.')).toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: /Foto 2 van 3 verplaatsen/ }))
    .toHaveFocus()
  await expect.poll(() => calls).toEqual([{ method: 'PUT', body: { ids: [a.id, c.id, b.id] } }])
})

test('one’s own photos come from the site itself, also where others’ come from a delivery network [PHO-5]', async () => {
  const photo = aPhoto()
  const { screen } = await show([photo])

  const images = [...screen.container.querySelectorAll('img')].map((each) =>
    each.getAttribute('src'),
  )

  expect(images).toEqual([`/photos/${photo.card_filename}`])
})

test('no part can be chosen or saved of a photo that is not there yet [PHO-5]', async () => {
  const { screen } = await show([aPhoto()])

  await screen.getByRole('button', { name: 'Foto 1 van 1 bewerken' }).click()
  await screen.getByRole('button', { name: 'Kies de uitsnede' }).click()

  await expect.element(screen.getByRole('slider', { name: 'Zoom' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
})
