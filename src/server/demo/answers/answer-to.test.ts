import { expect, test } from 'vitest'
import { hasContactDetails } from '#contract/contact/contact-details.ts'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { pick, streamOf } from '../portrait/random.ts'
import { talkIn } from '../talk/talk.ts'
import { wordsIn } from '../words/words.ts'
import { answerTo, type Said, sentencesOf } from './answer-to.ts'
import type { Persona } from './persona.ts'

const PERSONA: Persona = {
  name: 'Bram',
  age: 41,
  city: 'Zwolle',
  hairColor: 'brown',
  eyeColor: 'green',
  relationshipStatus: 'divorced',
  interests: ['music', 'cooking', 'pets'],
  about: 'Nuchter type. Er staat altijd muziek aan: vinyl op zondagochtend. Durf je dat aan?',
  language: 'nl',
}

/** Lets a member say these things one after the other; returns the answers. */
function talk(language: LocaleCode, texts: readonly string[], { canGoOn = true, seed = '' } = {}) {
  const thread: Said[] = []
  return texts.map((text, nth) => {
    thread.push({ isOwn: false, kind: 'text', text })
    const said = { language, persona: PERSONA, thread, canGoOn, seed: `${seed}${nth}` }
    const answer = answerTo(said)
    if (answer !== null) thread.push({ isOwn: true, kind: 'text', text: answer })
    return answer
  })
}

/** In each language: what is your name, how old are you, where are you from, what are your hobbies, are you single. */
const FACTS: Readonly<Record<LocaleCode, string>> = {
  da: `hvad hedder du|hvor gammel er du|hvor kommer du fra|hvad er dine interesser|er du single`,
  de: `wie heißt du|wie alt bist du|woher kommst du|was sind deine hobbys|bist du single`,
  en: `what's your name|how old are you|where are you from|what are your hobbies|are you single`,
  es: `como te llamas|cuántos años tienes|de donde eres|tus aficiones|tienes pareja`,
  fi: `mikä sun nimi on|kuinka vanha olet|mistä olet kotoisin|mitä harrastat|ootko sinkku`,
  fr: `tu t'appelles comment|quel âge as-tu|tu viens d'où|tes loisirs|t es célibataire`,
  it: `come ti chiami|quanti anni hai|di dove sei|che hobby hai|sei single`,
  nb: `hva heter du|hvor gammel er du|hvor kommer du fra|hva er interessene dine og hobbyer|er du singel`,
  nl: `hoe heet je|hoe oud ben je|waar kom je vandaan|wat zijn je hobbys|ben je single`,
  pl: `jak masz na imię|ile masz lat|skąd jesteś|jakie masz hobby|jesteś singlem`,
  sv: `vad heter du|hur gammal är du|var kommer du ifrån|vad har du för intressen|är du singel`,
}

/** Members ask on and on: more than there are answers. */
const ON_AND_ON: Readonly<Record<LocaleCode, string>> = {
  da: `hej|er du ægte|skal vi mødes|hvor bor du|du er så smuk|jeg kan lide musik|xyzzy`,
  de: `hi|bist du echt|wollen wir uns treffen|wo wohnst du|du bist so schön|ich mag musik|xyzzy`,
  en: `hi|are you real|can we meet|where do you live|you are so pretty|i like music|xyzzy`,
  es: `hola|eres real|quedamos|donde vives|eres muy guapa|me gusta la musica|xyzzy`,
  fi: `moi|ootko aito|nähdäänkö|missä asut|oot tosi kaunis|tykkään musiikista|xyzzy`,
  fr: `salut|tu es réelle|on se voit quand|tu habites où|tu es belle|j'aime la musique|xyzzy`,
  it: `ciao|sei vera|ci vediamo|dove abiti|sei bella|mi piace la musica|xyzzy`,
  nb: `hei|er du ekte|skal vi møtes|hvor bor du|du er så vakker|jeg liker musikk|xyzzy`,
  nl: `hoi|ben je echt|zullen we afspreken|waar woon je|je bent mooi|ik hou van muziek|xyzzy`,
  pl: `cześć|jesteś prawdziwa|spotkamy się|gdzie mieszkasz|jesteś piękna|lubię muzykę|xyzzy`,
  sv: `hej|är du äkta|ska vi ses|var bor du|du är så vacker|jag gillar musik|xyzzy`,
}

test.each(LOCALE_CODES)(
  'in %s the facts that are told are those of the profile [VIS-3]',
  (language) => {
    const [name, age, city, hobbies, status] = talk(language, FACTS[language].split('|'))
    const words = wordsIn(language)

    expect(name).toContain('Bram')
    expect(age).toContain('41')
    expect(city).toContain('Zwolle')
    for (const interest of ['music', 'cooking', 'pets'] as const)
      expect(hobbies).toContain(words.interests[interest])
    expect(status!.toLowerCase()).toContain(words.status.divorced.toLowerCase())
  },
)

test.each(LOCALE_CODES)(
  'in %s the honest answer is given to being asked what it is, to meet and where it lives [VIS-3]',
  (language) => {
    const [, what, meet, home] = talk(language, ON_AND_ON[language].split('|'))
    const { said } = talkIn(language)
    const isOneOf = (answer: string | null | undefined, those: readonly string[]) =>
      those.some((each) => each.replaceAll('{city}', 'Zwolle') === answer)

    expect(isOneOf(what, said.what)).toBe(true)
    expect(isOneOf(meet, said.meet)).toBe(true)
    expect(isOneOf(home, said.home)).toBe(true)
  },
)

test.each(LOCALE_CODES)(
  'in %s no sentence comes twice, whatever is said and however often, and the end is silence [VIS-3]',
  (language) => {
    for (const seed of ['a']) {
      const stream = streamOf(`${language}${seed}`)
      const all = [
        ...FACTS[language].split('|'),
        ...ON_AND_ON[language].split('|'),
        ...heardWords(language),
      ]
      const answers = talk(
        language,
        Array.from({ length: 120 }, () => pick(stream, all)),
        { seed },
      )
      const said = answers.filter((answer) => answer !== null)
      const sentences = said.flatMap(sentencesOf)

      expect(new Set(sentences).size).toBe(sentences.length)
      expect(said.length).toBeGreaterThan(40)
      expect(answers.slice(-10)).toContain(null)
      expect(said.filter(hasContactDetails)).toEqual([])
      expect(said.filter((answer) => answer.includes('{'))).toEqual([])
      // One question at most, and none after a question.
      const asks = answers.map((answer) => (answer?.match(/\?/g) ?? []).length)
      expect(asks.filter((count, nth) => count > 1 || (count > 0 && asks[nth - 1]! > 0))).toEqual(
        [],
      )
    }
  },
)

/** What its patterns are made of: enough to hit every topic. */
function heardWords(language: LocaleCode): string[] {
  return Object.values(talkIn(language).heard).map((phrases) => phrases.split(/[|(\\?]/)[0]!)
}

test.each(LOCALE_CODES)('in %s who cannot go on is never asked anything [VIS-3]', (language) => {
  const answers = talk(
    language,
    [...FACTS[language].split('|'), ...ON_AND_ON[language].split('|')],
    { canGoOn: false },
  )

  expect(answers.filter((answer) => answer?.includes('?'))).toEqual([])
})

test('what a member told is not asked and comes back once [VIS-3]', () => {
  const answers = talk('nl', [
    'Hoi, ik heet Noor',
    'ik woon in Gouda',
    'haha',
    'oke',
    'leuk',
    'hihi',
    'top',
    'mooi',
  ])
  const said = answers.join(' ')

  expect(answers[0]).toContain('Noor')
  expect(answers[1]).toContain('Gouda')
  expect(said).not.toContain('Hoe heet jij?')
  expect(said).not.toContain('Waar kom jij vandaan?')
  expect(said.split('Ik ben je naam niet vergeten, Noor.')).toHaveLength(2)
  expect(said.split('Je noemde Gouda, dat weet ik nog.')).toHaveLength(2)
})

test('two questions get two answers, and “and you?” is about what was asked', () => {
  const [both] = talk('nl', ['Hoe oud ben je en waar kom je vandaan?'])
  const thread = [
    { isOwn: true, kind: 'text', text: 'Fijn. Heb jij een huisdier?' },
    { isOwn: false, kind: 'text', text: 'ja, en jij?' },
  ]
  const back = answerTo({ language: 'nl', persona: PERSONA, thread, canGoOn: true, seed: '1' })

  expect(both).toMatch(/41.*Zwolle/)
  expect(back).toContain('huisdieren')
})

test('it says in its own words what its profile says, to readers of the same language', () => {
  expect(talk('nl', ['Hou je van muziek?'])[0]).toContain('vinyl op zondagochtend')
  expect(talk('en', ['Do you like music?'])[0]).toContain('music')
})

test.each(['gift', 'photo'])(
  'a %s is answered as such, unless it comes with a question what it is',
  (kind) => {
    const answer = (text: string) =>
      answerTo({
        language: 'en',
        persona: PERSONA,
        thread: [{ isOwn: false, kind, text }],
        canGoOn: false,
        seed: '1',
      })

    expect(talkIn('en').said[kind as 'gift' | 'photo']).toContain(answer('For you'))
    expect(talkIn('en').said.what).toContain(answer('Are you real?'))
  },
)
