import { expect, test } from 'vitest'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { LOCALE_CODES } from '#contract/locales.ts'
import { talkIn } from './talk.ts'

test.each(LOCALE_CODES)(
  'in %s nothing that is said asks, invites away or is too long',
  (language) => {
    const { said, asked } = talkIn(language)
    const { hello, ...plain } = said
    const answers = Object.values(plain).flat()

    expect(answers.filter((text) => text.includes('?'))).toEqual([])
    expect(
      Object.values(asked)
        .flat()
        .every((text) => text.endsWith('?')),
    ).toBe(true)
    expect(new Set(answers).size).toBe(answers.length)
    expect([...answers, ...hello].filter((text) => text.length > 170)).toEqual([])
    expect(answers.filter(hasContactDetails)).toEqual([])
    expect(said.what.length + said.meet.length).toBeGreaterThanOrEqual(12)
  },
)

/** What only a person could say, in plain words of each language. */
const CLAIMS =
  /ik ben (wel |heus )?echt\b|ik ben een mens|i am real|i'm real|i'm a (real )?(human|person)|ich bin (wirklich )?echt\b|ich bin ein mensch|je suis réelle?|je suis une vraie|(?<!no )soy real|soy una persona|sono reale|sono una persona|jestem prawdziw|(?<!nie )jestem człowiekiem|jag är (äkta|verklig|en människa)|jeg er (ekte|ægte|et menneske)|olen (aito|oikea|ihminen)/i

test.each(LOCALE_CODES)('in %s nothing claims to be a person [VIS-3]', (language) => {
  const { said, asked } = talkIn(language)

  expect(
    [...Object.values(said), ...Object.values(asked)].flat().filter((text) => CLAIMS.test(text)),
  ).toEqual([])
})
