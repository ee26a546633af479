import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LOCALES } from '#contract/locales.ts'
import type { Boot } from '#contract/page.ts'
import { pathTo } from '#contract/routes.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { SendNotice, type SendNoticeKind } from '../notices/send-notice.tsx'
import { useContactGuard } from './use-contact-guard.tsx'
import { useFictionalGuard } from './use-fictional-guard.tsx'

const BOOT = {
  settings: { name: 'Vonk', time_zone: 'Europe/Amsterdam' },
  user: { credits: 0, paid_user: false },
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

async function show(element: React.ReactNode, boot = BOOT) {
  const app = openApp(boot, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'chat-tools', 'refusal'])
  const router = createMemoryRouter([{ path: '*', element: <div>{element}</div> }])
  await render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
}

function Sending({ text, onSend }: { text: string; onSend: () => void }) {
  const { guard, question } = useContactGuard()
  return (
    <>
      <button onClick={() => guard(text, '1 credit', onSend)}>Verstuur</button>
      {question}
    </>
  )
}

async function send(text: string) {
  const onSend = vi.fn<() => void>()
  await show(<Sending text={text} onSend={onSend} />)
  await page.getByRole('button', { name: 'Verstuur' }).click()
  return onSend
}

test('a message without contact details is sent at once [CHA-9]', async () => {
  const onSend = await send('Zullen we donderdag om 20:30 verder praten?')

  await expect.poll(() => onSend).toHaveBeenCalledOnce()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('before contact details are sent, it is said what they are, and going back sends nothing [CHA-9]', async () => {
  const onSend = await send('Bel me op 06 12 34 56 78 of kijk op www.noor.example')
  const dialog = page.getByRole('dialog', { name: 'Deel je gegevens niet te snel' })
  await expect.element(dialog).toBeVisible()
  await expect
    .poll(() =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['een telefoonnummer', 'een link'])

  await page.getByRole('button', { name: 'Terug naar mijn bericht' }).click()

  await expect.element(dialog).not.toBeInTheDocument()
  expect(onSend).not.toHaveBeenCalled()
})

test('bank details are warned of in stronger words, and can be sent all the same, once [CHA-9]', async () => {
  const onSend = await send('Maak het over op NL91 ABNA 0417 1643 00')
  await expect.element(page.getByText(/^Stuur nooit geld/)).toBeVisible()

  await page.getByRole('button', { name: 'Toch versturen 1 credit' }).click()

  await expect.poll(() => onSend).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

function SendingTo({ onSend, isFictional = true }: { onSend: () => void; isFictional?: boolean }) {
  const { ask, request } = useFictionalGuard({ name: 'Roos', fictional_icon: isFictional }, false)
  return (
    <>
      <button onClick={() => ask('1 credit', onSend)}>Verstuur</button>
      {request}
    </>
  )
}

const question = () => page.getByRole('dialog')

test.each(LOCALES.map(({ code }) => [code] as const))(
  'in %s it is asked, once and by name, before welcome credits go to a fictional profile [VIS-3]',
  async (locale) => {
    const onSend = vi.fn<() => void>()
    await show(<SendingTo onSend={onSend} />, { ...BOOT, locale })

    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect.element(question()).toHaveTextContent('Roos')
    await question().getByRole('button').first().click()
    await expect.element(question()).not.toBeInTheDocument()
    const unsent = onSend.mock.calls.length
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await question()
      .getByRole('button', { name: /1 credit/ })
      .click()
    await expect.element(question()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Verstuur' }).click()

    expect(unsent).toBe(0)
    expect(onSend).toHaveBeenCalledTimes(2)
    expect(question().elements()).toHaveLength(0)
  },
)

test.each([
  ['a person', { isFictional: false }, BOOT],
  ['a buyer’s partner', {}, { ...BOOT, user: { ...BOOT.user, paid_user: true } } as Boot],
])('%s is written to without a question [VIS-3]', async (_, props, boot) => {
  const onSend = vi.fn<() => void>()
  await show(<SendingTo onSend={onSend} {...props} />, boot)

  await page.getByRole('button', { name: 'Verstuur' }).click()

  await expect.poll(() => onSend).toHaveBeenCalledOnce()
})

test.each([
  ['insufficient_credits', 'Je hebt niet genoeg credits.', 'premium'],
  ['conversation_limit', 'Je schrijft al in 2 gesprekken.', 'premium'],
  ['history_limit', 'Je ziet de laatste 30 berichten.', 'premium'],
  ['premium_only', 'Dit kan met Premium.', 'premium'],
  ['invisible', 'Je bent onzichtbaar.', 'notifications'],
  ['unreachable', 'Noor is nu niet bereikbaar.', 'members'],
] as const)(
  'the notice %s says "%s" and links to %s [CHA-4] [CHA-5]',
  async (kind, words, route) => {
    await show(<SendNotice kind={kind} name="Noor" />)

    await expect.element(page.getByText(words)).toBeVisible()
    const { pathname } = new URL((page.getByRole('link').element() as HTMLAnchorElement).href)
    expect(pathname).toBe(pathTo(route))
  },
)

test('whoever has left is not named [CHA-5]', async () => {
  await show(<SendNotice kind={'unreachable' satisfies SendNoticeKind} name={null} />)

  await expect.element(page.getByText('Dit profiel bestaat niet meer.')).toBeVisible()
})

test('a message that is held back says why, and sends the link again [CHA-4]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ email: 'noor@example.com' }))
  await show(<SendNotice kind="held" name="Noor" />)
  await expect.element(page.getByText('Bevestig je e-mailadres.')).toBeVisible()

  await page.getByRole('button', { name: 'Opnieuw sturen' }).click()

  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('We hebben de link gestuurd naar noor@example.com.')
  vi.unstubAllGlobals()
})
