import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { AppLink } from './app-context.tsx'

afterEach(cleanup)

async function show(props: Parameters<typeof AppLink>[0]) {
  const routes = [
    { path: '/', element: <AppLink {...props}>Go</AppLink> },
    { path: '/pricing', element: <h1>Prices</h1> },
  ]
  await render(<RouterProvider router={createMemoryRouter(routes)} />)
  return page.getByRole('link', { name: 'Go' })
}

/** Whether the browser itself would follow the link. */
function leavesToBrowser(link: Element, keys: MouseEventInit = {}): boolean {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  const isLeft = { value: false }
  addEventListener(
    'click',
    (event) => {
      isLeft.value = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  link.dispatchEvent(press)
  return isLeft.value
}

test('a press inside the application loads no page', async () => {
  const link = await show({ href: '/pricing' })

  expect(leavesToBrowser(link.element())).toBe(false)

  await expect.element(page.getByRole('heading', { name: 'Prices' })).toBeVisible()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a press with %o is the browser’s: it opens another tab or window',
  async (keys) => {
    const link = await show({ href: '/pricing' })

    expect(leavesToBrowser(link.element(), keys)).toBe(true)
  },
)

test.each(['https://example.com/', '//example.com/', 'mailto:help@example.com', '#content'])(
  '%s leads out of the application, and takes nothing along',
  async (href) => {
    const link = await show({ href })

    expect(leavesToBrowser(link.element())).toBe(true)
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test('who handles a press can keep the link from being followed', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  const link = await show({ href: '/pricing', onClick })

  await link.click()

  await expect.poll(() => onClick).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
