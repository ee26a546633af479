import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Preference } from '#contract/notifications.ts'
import { preferencesKey } from '#web/api/keys.ts'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { LoadedPreferences, useNotifications, useSavePreference } from './use-preferences.ts'

afterEach(() => vi.unstubAllGlobals())

const PREFERENCES: Preference = {
  notifications_disabled: [],
  is_invisible: false,
  shown_to: 'everybody',
  is_discreet: false,
  fiction_may_write: false,
  may_resell: false,
  shows_read_marks: true,
  shows_last_seen: true,
  hidden_words: [],
  shows_details: false,
  email: 'noor@example.com',
  pending_email: null,
}

function Switches() {
  const { isOn, set } = useNotifications()
  return (['email_like', 'email_match'] as const).map((name) => (
    <button key={name} onClick={() => set([name], !isOn(name))}>
      {name} {isOn(name) ? 'on' : 'off'}
    </button>
  ))
}

function Invisible() {
  const save = useSavePreference()
  const to = (isOn: boolean) => (now: Preference) => ({ ...now, is_invisible: isOn })
  const change = { field: 'is_invisible', to: to(true), back: to(false) } as const
  return <button onClick={() => save.mutate(change)}>invisible</button>
}

function show(queries = new QueryClient()) {
  return render(
    <QueryClientProvider client={queries}>
      <LoadedPreferences value={PREFERENCES}>
        <Switches />
        <Invisible />
      </LoadedPreferences>
    </QueryClientProvider>,
  )
}

/** A server that answers when it is told to, with what it was sent or with a no. */
function slowServer() {
  const sent: Partial<Preference>[] = []
  const answers: ((isGood: boolean) => void)[] = []
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: string }) =>
      new Promise<Response>((answer) => {
        const given = JSON.parse(body) as Partial<Preference>
        sent.push(given)
        const good = { preferences: { ...PREFERENCES, ...given }, user: SAMPLE_USER }
        const bad = { error: { code: 'UNEXPECTED' } }
        answers.push((isGood) =>
          answer(new Response(JSON.stringify(isGood ? good : bad), { status: isGood ? 200 : 500 })),
        )
      }),
  )
  return { sent, answer: (isGood = true) => answers.shift()!(isGood) }
}

test('switches move at once, and are saved one after the other [ACC-3]', async () => {
  const server = slowServer()
  const screen = await show()

  await screen.getByRole('button', { name: 'email_like on' }).click()
  await screen.getByRole('button', { name: 'email_match on' }).click()
  await expect.element(screen.getByRole('button', { name: 'email_like off' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'email_match off' })).toBeVisible()
  expect(server.sent).toHaveLength(1)
  server.answer()
  await expect.poll(() => server.sent.length).toBe(2)
  server.answer()

  expect(server.sent[1]).toEqual({ notifications_disabled: ['email_like', 'email_match'] })
  await expect.element(screen.getByRole('button', { name: 'email_match off' })).toBeVisible()
})

test('one that was not saved goes back, and the other is saved without it [ACC-3]', async () => {
  const server = slowServer()
  const screen = await show()
  await screen.getByRole('button', { name: 'email_like on' }).click()
  await screen.getByRole('button', { name: 'email_match on' }).click()

  server.answer(false)
  await expect.poll(() => server.sent.length).toBe(2)
  server.answer()

  expect(server.sent[1]).toEqual({ notifications_disabled: ['email_match'] })
  await expect.element(screen.getByRole('button', { name: 'email_like on' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'email_match off' })).toBeVisible()
})

test('a press at the moment when the member is logged out elsewhere changes and sends nothing [AUT-2]', async () => {
  const server = slowServer()
  const queries = new QueryClient()
  const screen = await show(queries)

  const button = screen.getByRole('button', { name: 'invisible' }).element() as HTMLElement
  button.click()
  queries.removeQueries({ queryKey: preferencesKey })
  await expect.poll(() => queries.getMutationCache().getAll()[0]?.state.status).toBe('error')

  expect(server.sent).toEqual([])
  expect(queries.getQueryData(preferencesKey)).toBeUndefined()
  await expect.element(screen.getByRole('button', { name: 'email_like on' })).toBeVisible()
})
