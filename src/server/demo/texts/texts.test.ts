import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { wordingsOf } from '../dealt-prompts.ts'
import { demoPromptsIn } from '../prompts/prompts.ts'
import { demoTextsIn } from './texts.ts'

test.each(LOCALE_CODES)('%s has at least 25 sentences, each in several wordings', (code) => {
  const sentences = sentencesIn(code)

  expect(new Set(sentences).size).toBe(sentences.length)
  expect(sentences.length).toBeGreaterThanOrEqual(25)
  expect(sentences.filter((sentence) => !/\{[^{}]+\|[^{}]+\}/.test(sentence))).toStrictEqual([])
})

test.each(LOCALE_CODES)('%s leaves no bracket open', (code) => {
  const sentences = [...sentencesIn(code), ...Object.values(demoPromptsIn(code)).flat()]

  const left = sentences.map((sentence) =>
    sentence.replace(/\[[^[\]{}|]*\/[^[\]{}|]*\]/g, 'form').replace(/\{[^{}]*\}/g, 'wording'),
  )

  expect(left.filter((sentence) => /[[\]{}|/]/.test(sentence))).toStrictEqual([])
})

test.each(LOCALE_CODES)('%s has no two stops in a row, whichever wording it is', (code) => {
  const told = Object.values(demoPromptsIn(code)).flat().flatMap(wordingsOf)

  expect(told.filter((text) => /[,.:;?!][,.:;?!]| [,.;]| {2}/.test(text))).toStrictEqual([])
})

function sentencesIn(code: LocaleCode): string[] {
  const { openings, pastimes, closings, invitations } = demoTextsIn(code)
  return [...openings, ...pastimes.map(([, sentence]) => sentence), ...closings, ...invitations]
}
