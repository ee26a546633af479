import { expect, test } from 'vitest'
import { ComeBackLater, openBreaker, QuestionOpen } from './client.ts'

function aBreaker() {
  const time = { now: 0 }
  const asked = { times: 0 }
  const through = openBreaker({ clock: () => new Date(time.now) })
  const ask = (answer: () => Promise<string>) =>
    through(() => {
      asked.times += 1
      return answer()
    }).catch((error: Error) => error.message)
  return { time, asked, ask }
}

const fail = () => Promise.reject(new Error('broken'))
const succeed = () => Promise.resolve('fine')
const OPEN = 'it has not answered lately and is not asked now'

test('after five failures in a row nobody is asked for half a minute [M8]', async () => {
  const { time, asked, ask } = aBreaker()

  const answers = []
  for (let nth = 0; nth < 7; nth += 1) answers.push(await ask(fail))
  time.now = 29_999
  answers.push(await ask(succeed))

  expect(answers).toEqual([...Array(5).fill('broken'), OPEN, OPEN, OPEN])
  expect(asked.times).toBe(5)
})

test('four failures and an answer begin the count anew [M8]', async () => {
  const { ask } = aBreaker()

  for (let round = 0; round < 3; round += 1) {
    for (let nth = 0; nth < 4; nth += 1) await ask(fail)
    expect(await ask(succeed)).toBe('fine')
  }
})

test('then one question goes through: answered, all do; failed, the rest begins anew [M8]', async () => {
  const { time, asked, ask } = aBreaker()
  for (let nth = 0; nth < 5; nth += 1) await ask(fail)

  time.now = 30_000
  const trial = await Promise.all([ask(fail), ask(succeed), ask(succeed)])
  time.now = 59_999
  const early = await ask(succeed)
  time.now = 60_000
  const back = [await ask(succeed), await ask(succeed)]

  expect(trial).toEqual(['broken', OPEN, OPEN])
  expect(early).toBe(OPEN)
  expect(back).toEqual(['fine', 'fine'])
  expect(asked.times).toBe(8)
})

test('who says when to come back is asked then, and not before [M8]', async () => {
  const { time, ask } = aBreaker()
  const busy = () => Promise.reject(new ComeBackLater('busy', 7_000))

  const answers = [await ask(busy)]
  time.now = 6_999
  answers.push(await ask(succeed))
  time.now = 7_000
  answers.push(await ask(succeed), await ask(succeed))

  expect(answers).toEqual(['busy', OPEN, 'fine', 'fine'])
})

test('a provider that only answers one question not yet is there: such answers never stop the others [M8]', async () => {
  const { asked, ask } = aBreaker()
  const notYet = () => Promise.reject(new QuestionOpen('not yet'))

  const answers = []
  for (let nth = 0; nth < 20; nth += 1) answers.push(await ask(notYet))
  answers.push(await ask(succeed))

  expect(new Set(answers)).toEqual(new Set(['not yet', 'fine']))
  expect(asked.times).toBe(21)
})
