import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showThread } from '#web/testing/show-thread.tsx'
import { forgetPersonal } from '#web/browser/storage.ts'
import { aMessage } from '../data/sample-message.ts'

const field = page.getByRole('textbox', { name: 'Bericht aan Sem' })

beforeEach(forgetPersonal)

/** Chooses a line to begin with, and says which. */
async function choose(nth: number): Promise<string> {
  await page.getByRole('button', { name: 'Openingszinnen' }).click()
  const line = page.getByRole('dialog').getByRole('listitem').nth(nth).getByRole('button')
  const { textContent } = await line.findElement()
  await line.click()
  return textContent
}

test('a line to begin with takes the place of another one, and never of what somebody wrote [CHA-2]', async () => {
  await showThread({ messages: [aMessage(1)] })
  await choose(0)
  const second = await choose(1)
  await expect.element(field).toHaveValue(second)

  await field.fill('Mijn eigen woorden ')
  await choose(0)
  const last = await choose(2)

  await expect.element(field).toHaveValue(`Mijn eigen woorden\n${last}`)
  await expect.element(field).toHaveFocus()
})

test('what somebody signed up to say stays when they choose a line [CHA-2] [SGN-2]', async () => {
  await showThread({ messages: [aMessage(1)], chat: { draft: 'Dansen?' } })

  const line = await choose(0)

  await expect.element(field).toHaveValue(`Dansen?\n${line}`)
})
