import { type PromptAnswer, PROMPTS } from '#contract/fields.ts'
import { FACED, faceOfMember, homeOf, isMadeUp, shuffled } from './dealt.ts'
import { loginOf, type World } from './identity.ts'
import { pick, type Stream, streamOf, weighted } from './portrait/random.ts'
import { demoPromptsIn } from './prompts/prompts.ts'

type Prompt = PromptAnswer['prompt']

/** What a fictional profile can speak of as well: it dates nobody and wants nobody's attention. */
const OF_FICTION: readonly Prompt[] = ['perfect_evening', 'sunday', 'laugh', 'song']
/** How many prompts members answer, each as often as it says. The logins leave theirs to who tries the demo. */
const COUNTS = { 0: 10, 1: 28, 2: 37, 3: 25 }

/** What a member says to prompts. In each country an answer comes round again only when all others have been given. */
export function promptsOf(world: World, memberNumber: number): readonly PromptAnswer[] {
  return handsOf(world)[memberNumber - 1] ?? answersOf(world, memberNumber, pick)
}

const hands = new Map<string, readonly PromptAnswer[][]>()

function handsOf(world: World) {
  const known = hands.get(world.seed) ?? deal(world)
  hands.set(world.seed, known)
  return known
}

function deal(world: World): PromptAnswer[][] {
  const decks = new Map<string, string[]>()
  return Array.from({ length: FACED }, (_, index) =>
    answersOf(world, index + 1, (_stream, answers, key) => {
      const left = decks.get(key) ?? []
      if (left.length === 0) left.push(...shuffled(answers, `${world.seed}:${key}`))
      decks.set(key, left)
      return left.pop()!
    }),
  )
}

type Choose = (stream: Stream, answers: readonly string[], deck: string) => string

function answersOf(world: World, memberNumber: number, choose: Choose): PromptAnswer[] {
  if (loginOf(memberNumber)) return []
  const key = `${world.seed}:prompts:${memberNumber}`
  const stream = streamOf(`${key}:words`)
  const { country, language } = homeOf(world, memberNumber)
  const { gender } = faceOfMember(world, memberNumber)
  const prompts = isMadeUp(world, memberNumber) ? OF_FICTION : PROMPTS
  const count = Number(weighted<string>(stream, COUNTS))
  return shuffled(prompts, key)
    .slice(0, count)
    .map((prompt) => {
      const answers = demoPromptsIn(language)[prompt].flatMap(wordingsOf)
      const answer = choose(stream, answers, `${country}:${language}:${prompt}`)
      return { prompt, answer: answer.replace(FORMS, gender === 'male' ? '$1' : '$2') }
    })
}

const FORMS = /\[([^/\]]*)\/([^\]]*)\]/g

/** All the sentences that {a|b} makes of one. */
export function wordingsOf(sentence: string): string[] {
  const slot = /\{([^}]*)\}/.exec(sentence)
  if (!slot) return [sentence]
  const before = sentence.slice(0, slot.index)
  const rest = wordingsOf(sentence.slice(slot.index + slot[0].length))
  return slot[1]!.split('|').flatMap((word) => rest.map((after) => before + word + after))
}
