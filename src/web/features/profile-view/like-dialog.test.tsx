import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { MemberProfile } from '#contract/members.ts'
import type { Boot } from '#contract/page.ts'
import { AppProviders, openApp } from '#web/app/app-context.tsx'
import { LikeDialog } from './like-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const BOOT = {
  settings: {
    name: 'Vonk',
    time_zone: 'Europe/Amsterdam',
    cdn_prefix: '',
    fictional_warning: null,
    fictional_singular: null,
    fictional_plural: null,
  },
  user: null,
  locale: 'nl',
  now: '2026-03-01T12:00:00Z',
} as unknown as Boot

function aMember(changes: Partial<MemberProfile> = {}): MemberProfile {
  return {
    id: '5a1b4c6e-0000-4000-8000-000000000001',
    name: 'Sem',
    fictional_icon: false,
    about: 'Ik zwem.',
    photos: [],
    prompts: [{ prompt: 'sunday', answer: 'Pannenkoeken.' }],
    ...changes,
  } as unknown as MemberProfile
}

/** Shows the dialog for an answer before a server that says this, one after the other. */
async function show(member: MemberProfile, ...answers: readonly object[]) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = answers[sent.length] ?? { matched: false }
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(answer), {
      status: 'error' in answer ? 409 : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  const app = openApp(BOOT, () => Promise.reject(new Error('no calls here')))
  await app.catalogue.load(['shell', 'profile-words'])
  const onClose = vi.fn<() => void>()
  const part = { part: 'prompt', prompt: 'sunday' } as const
  const element = <LikeDialog {...{ member, part, onClose }} />
  await render(
    <AppProviders app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </AppProviders>,
  )
  return { sent, onClose }
}

test('a like says what it is about, and what was written with it [LIK-5]', async () => {
  const { sent, onClose } = await show(aMember())

  await expect.element(page.getByText('Een zondag naar mijn hart')).toBeVisible()
  await expect.element(page.getByText('Pannenkoeken.')).toBeVisible()
  await page.getByRole('textbox').fill(' Met stroop? ')
  await page.getByRole('button', { name: 'Like versturen' }).click()

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([
    { profile_id: aMember().id, part: 'prompt', prompt: 'sunday', comment: 'Met stroop?' },
  ])
})

test('a refusal stands in the dialog, and what was written stays [LIK-5]', async () => {
  const { onClose } = await show(aMember(), { error: { code: 'COMMENT_USED' } })

  await page.getByRole('textbox').fill('Met stroop?')
  await page.getByRole('button', { name: 'Like versturen' }).click()

  await expect.element(page.getByText(/één keer per persoon, en alleen zolang/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('Met stroop?')
  expect(onClose).not.toHaveBeenCalled()
})

test('a comment takes 300 signs and no more [LIK-5]', async () => {
  await show(aMember())

  await expect.element(page.getByRole('textbox')).toHaveAttribute('maxlength', '300')
})

test('a fictional profile is marked there, too [LIK-5] [PRO-2]', async () => {
  await show(aMember({ fictional_icon: true }))

  await expect.element(page.getByText('Fictief profiel').first()).toBeVisible()
})
