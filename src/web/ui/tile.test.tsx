import './styles/index.scss'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { atRest } from '#web/testing/steady-page.ts'
import { HeartButton } from './heart-button.tsx'
import { Tile } from './tile.tsx'

test.each([
  [320, 143],
  [360, 163],
])('on a phone of %i pixels a name stands whole beside the heart [LAY-9]', async (phone, width) => {
  await page.viewport(phone, 640)
  await render(
    <section style={{ width }}>
      <Tile
        href="/members/1"
        name="Wessel"
        age={29}
        place="Amsterdam"
        online="Online"
        heart={<HeartButton label="Like" liked={false} />}
      />
    </section>,
  )
  await atRest()

  const name = page.getByText('Wessel', { exact: true }).element()

  expect(name.scrollWidth).toBe(name.clientWidth)
})
