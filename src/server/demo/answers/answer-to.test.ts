import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { answersIn, answerTo, helloIn } from './answer-to.ts'

const plain = (text: string) => ({ kind: 'text', text })

test.each([
  ['nl', 'Hoi!', 'greeting'],
  ['nl', 'Hoi, hoe gaat het?', 'wellbeing'],
  ['nl', 'Waar kom je vandaan?', 'question'],
  ['nl', 'Ben je echt?', 'honesty'],
  ['nl', 'Zullen we iets afspreken?', 'honesty'],
  ['nl', 'Ik hou van echt goede wijn.', 'remark'],
  ['en', 'Nice to meet you', 'remark'],
  ['en', "Hey, how's it going?", 'wellbeing'],
  ['de', 'Können wir uns treffen?', 'honesty'],
  ['fr', 'Salut, ça va ?', 'wellbeing'],
  ['es', '¿Eres real?', 'honesty'],
  ['it', 'Ciao', 'greeting'],
  ['pl', 'Cześć', 'greeting'],
  ['fi', 'Moi', 'greeting'],
  ['sv', 'Hur mår du?', 'wellbeing'],
] as const)('in %s “%s” is answered as a %s', (language, text, meaning) => {
  const answer = answerTo(plain(text), { language, seed: '1', used: [] })

  expect(answersIn(language)[meaning]).toContain(answer)
})

test('a gift and a photo are answered as such, whatever is written with them', () => {
  const input = { language: 'en', seed: '1', used: [] }

  const answers = ['gift', 'photo'].map((kind) => answerTo({ kind, text: 'Are you real?' }, input))

  expect(answersIn('en').gift).toContain(answers[0])
  expect(answersIn('en').photo).toContain(answers[1])
})

test('nobody repeats themselves until all is said', () => {
  const { remark } = answersIn('nl')
  const used: string[] = []

  for (let nth = 0; nth < remark.length; nth += 1)
    used.push(answerTo(plain('Tja.'), { language: 'nl', seed: String(nth), used }))
  const again = answerTo(plain('Tja.'), { language: 'nl', seed: 'again', used })

  expect(new Set(used)).toEqual(new Set(remark))
  expect(remark).toContain(again)
})

test.each(LOCALE_CODES)(
  'in %s there is enough to say, nothing of it twice, too long or a way out of here',
  (language) => {
    const { heard, ...answers } = answersIn(language)
    const texts = Object.values(answers).flat()

    expect(texts.length).toBeGreaterThanOrEqual(36)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => text.length > 160)).toEqual([])
    expect(texts.filter(hasContactDetails)).toEqual([])
    expect(Object.values(heard).every((phrases) => phrases.length > 3)).toBe(true)
    expect(answers.hello).toContain(helloIn(language, 'somebody'))
  },
)
