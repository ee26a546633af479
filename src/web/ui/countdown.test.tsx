import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Countdown } from './bonus.tsx'

async function cells(seconds: number) {
  const screen = await render(<Countdown seconds={seconds} label="Time left" />)
  return [...screen.getByRole('timer').element().children].map((cell) => cell.textContent)
}

test('a countdown shows hours, minutes and seconds with two digits each [DIS-2]', async () => {
  expect(await cells(11_567)).toEqual(['03', '12', '47'])
})

test('a countdown pads small numbers [DIS-2]', async () => {
  expect(await cells(65.9)).toEqual(['00', '01', '05'])
})

test('a countdown goes on beyond a day in hours [DIS-2]', async () => {
  expect(await cells(7 * 24 * 3600 - 1)).toEqual(['167', '59', '59'])
})

test('a countdown that is over stands at zero [DIS-2]', async () => {
  expect(await cells(-4)).toEqual(['00', '00', '00'])
})
